import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { cachedWork } from '#src/lib/build/cache/buildCache.ts'
import { writeWordDocument } from '#src/lib/build/template/wordDocument.ts'
import { pathsOf } from '#src/registry/pageAt.ts'
import { printTemplate } from '#src/sections/template/printTemplate.ts'
import { site } from '#src/site/site.ts'

export const getStaticPaths = () => pathsOf('templates')

const cachedDocument = cachedWork(['src/lib/build/template/wordDocument.ts'])

/** A template as a Word document, to download. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const template = printTemplate(props.entry.data)
  return new Response(await cachedDocument([JSON.stringify([template, site.name])], () => writeWordDocument(template, site.name)))
}
