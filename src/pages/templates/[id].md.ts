import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import type { PrintedTemplate } from '../../lib/build/template/printedTemplate'
import { templateMarkdown } from '../../lib/build/template/templateMarkdown'
import { printTemplate } from '../../sections/template/printTemplate'

export async function getStaticPaths() {
  return (await getCollection('templates')).map(({ id, data }) => ({ params: { id }, props: { template: printTemplate(data) } }))
}

/** A template as Markdown, to download. */
export const GET: APIRoute<{ template: PrintedTemplate }> = ({ props: { template } }) => new Response(templateMarkdown(template))
