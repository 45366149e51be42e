import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { templateMarkdown } from '#src/lib/build/template/templateMarkdown.ts'
import { listEntryPaths } from '#src/registry/readPage.ts'
import { printTemplate } from '#src/sections/template/printTemplate.ts'

export const getStaticPaths = () => listEntryPaths('templates')

/** A template as Markdown, to download. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { entry } }) =>
  new Response(templateMarkdown(printTemplate(entry.data)))
