import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import { cachedWork } from '../../lib/build/cache/buildCache'
import type { PrintedTemplate } from '../../lib/build/template/printedTemplate'
import { wordDocument } from '../../lib/build/template/wordDocument'
import { printTemplate } from '../../sections/template/printTemplate'
import { site } from '../../site/site'

export async function getStaticPaths() {
  return (await getCollection('templates')).map(({ id, data }) => ({ params: { id }, props: { template: printTemplate(data) } }))
}

const cachedDocument = cachedWork(['src/lib/build/template/wordDocument.ts'])

/** A template as a Word document, to download. */
export const GET: APIRoute<{ template: PrintedTemplate }> = async ({ props: { template } }) =>
  new Response(await cachedDocument([JSON.stringify([template, site.name])], () => wordDocument(template, site.name)))
