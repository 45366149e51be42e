import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import type { PrintedTemplate } from '../../lib/build/printedTemplate'
import { wordDocument } from '../../lib/build/wordDocument'
import { printed } from '../../sections/article/templateWording'
import { site } from '../../site/site'

export async function getStaticPaths() {
  return (await getCollection('templates')).map(({ id, data }) => ({ params: { id }, props: { template: printed(data) } }))
}

/** A template as a Word document, to download. */
export const GET: APIRoute<{ template: PrintedTemplate }> = async ({ props: { template } }) =>
  new Response(await wordDocument(template, site.name))
