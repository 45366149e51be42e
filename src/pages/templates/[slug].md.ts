import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { writeTemplateMarkdown } from '#src/downloads/template/templateMarkdown.ts'
import { readEntryPaths, readOtherContent } from '#src/registry/readPage.ts'
import { createPrintedTemplate } from '#src/sections/template/createPrintedTemplate.ts'

export const getStaticPaths = () => readEntryPaths('templates')

/** A template as Markdown, to download. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { entry } }) => {
  const { authorities } = await readOtherContent({ facts: ['authorities'] })
  return new Response(writeTemplateMarkdown(createPrintedTemplate(entry.data, authorities)))
}
