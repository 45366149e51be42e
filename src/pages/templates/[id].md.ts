import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import type { PrintedTemplate } from '../../lib/build/printedTemplate'
import { templateMarkdown } from '../../lib/build/templateMarkdown'
import { printed } from '../../sections/article/templateWording'

export async function getStaticPaths() {
  return (await getCollection('templates')).map(({ id, data }) => ({ params: { id }, props: { template: printed(data) } }))
}

/** A template as Markdown, to download. */
export const GET: APIRoute<{ template: PrintedTemplate }> = ({ props: { template } }) => new Response(templateMarkdown(template))
