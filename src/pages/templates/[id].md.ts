import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import { type DocumentTemplate, templateMarkdown } from '../../lib/build/templateMarkdown'

export async function getStaticPaths() {
  return (await getCollection('templates')).map(({ id, data }) => ({ params: { id }, props: { template: data } }))
}

/** A template as Markdown, to download. */
export const GET: APIRoute<{ template: DocumentTemplate }> = ({ props: { template } }) => new Response(templateMarkdown(template))
