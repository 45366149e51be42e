import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import { keptWork } from '../../lib/build/kept/keptWork'
import type { PrintedTemplate } from '../../lib/build/template/printedTemplate'
import { wordDocument } from '../../lib/build/template/wordDocument'
import { printTemplate } from '../../sections/template/printTemplate'
import { site } from '../../site/site'

export async function getStaticPaths() {
  return (await getCollection('templates')).map(({ id, data }) => ({ params: { id }, props: { template: printTemplate(data) } }))
}

const keptDocument = keptWork(['src/lib/build/template/wordDocument.ts'])

/** A template as a Word document, to download. */
export const GET: APIRoute<{ template: PrintedTemplate }> = async ({ props: { template } }) =>
  new Response(await keptDocument([JSON.stringify([template, site.name])], () => wordDocument(template, site.name)))
