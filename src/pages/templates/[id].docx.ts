import type { APIRoute } from 'astro'
import { templates } from '../../content/templates'
import { wordDocument } from '../../lib/build/wordDocument'
import { site } from '../../site/site'

export const getStaticPaths = () => templates.map((template) => ({ params: { id: template.id }, props: { template } }))

/** A template as a Word document, to download. */
export const GET: APIRoute<{ template: (typeof templates)[number] }> = async ({ props: { template } }) =>
  new Response(await wordDocument(template.title, template.blocks, site.name))
