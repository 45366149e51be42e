import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import { cachedWork } from '#src/lib/build/cache/buildCache.ts'
import type { PrintedTemplate } from '#src/lib/build/template/printedTemplate.ts'
import { wordDocument } from '#src/lib/build/template/wordDocument.ts'
import { printTemplate } from '#src/sections/template/printTemplate.ts'
import { site } from '#src/site/site.ts'

export async function getStaticPaths() {
  return (await getCollection('templates')).map(({ id, data }) => ({ params: { id }, props: { template: printTemplate(data) } }))
}

const cachedDocument = cachedWork(['src/lib/build/template/wordDocument.ts'])

/** A template as a Word document, to download. */
export const GET: APIRoute<{ template: PrintedTemplate }> = async ({ props: { template } }) =>
  new Response(await cachedDocument([JSON.stringify([template, site.name])], () => wordDocument(template, site.name)))
