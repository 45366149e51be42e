import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import type { PrintedTemplate } from '#src/lib/build/template/printedTemplate.ts'
import { templateMarkdown } from '#src/lib/build/template/templateMarkdown.ts'
import { printTemplate } from '#src/sections/template/printTemplate.ts'

export async function getStaticPaths() {
  return (await getCollection('templates')).map(({ id, data }) => ({ params: { id }, props: { template: printTemplate(data) } }))
}

/** A template as Markdown, to download. */
export const GET: APIRoute<{ template: PrintedTemplate }> = ({ props: { template } }) => new Response(templateMarkdown(template))
