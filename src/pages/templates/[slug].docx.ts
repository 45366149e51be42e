import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { writeWordDocument } from '#src/downloads/template/wordDocument.ts'
import { createResultCache } from '#src/lib/build/cache/buildCache.ts'
import { readEntryPaths, readOtherContent } from '#src/registry/readPage.ts'
import { createPrintedTemplate } from '#src/sections/template/createPrintedTemplate.ts'
import { site } from '#src/site/site.ts'

export const getStaticPaths = () => readEntryPaths('templates')

const cachedDocument = createResultCache(['src/downloads/template/wordDocument.ts'])

/** A template as a Word document, to download. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const { authorities } = await readOtherContent({ facts: ['authorities'] })
  const template = createPrintedTemplate(props.entry.data, authorities)
  return new Response(await cachedDocument([JSON.stringify([template, site.name])], () => writeWordDocument(template, site.name)))
}
