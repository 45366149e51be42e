import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import type { DocumentTemplate } from '../../lib/build/templateMarkdown'
import { wordDocument } from '../../lib/build/wordDocument'
import { site } from '../../site/site'

export async function getStaticPaths() {
  return (await getCollection('templates')).map(({ id, data }) => ({ params: { id }, props: { template: data } }))
}

/** A template as a Word document, to download. */
export const GET: APIRoute<{ template: DocumentTemplate }> = async ({ props: { template } }) =>
  new Response(await wordDocument(template.title, template.blocks, site.name))
