import type { APIRoute } from 'astro'
import { templateMarkdown, templates } from '../../content/templates'

export const getStaticPaths = () => templates.map((template) => ({ params: { id: template.id }, props: { template } }))

/** A template as Markdown, to download. */
export const GET: APIRoute<{ template: (typeof templates)[number] }> = ({ props }) => new Response(templateMarkdown(props.template))
