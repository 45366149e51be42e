import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { writeTemplateMarkdown } from '#src/lib/build/template/templateMarkdown.ts'
import { pathsOf } from '#src/registry/pageAt.ts'
import { printTemplate } from '#src/sections/template/printTemplate.ts'

export const getStaticPaths = () => pathsOf('templates')

/** A template as Markdown, to download. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { entry } }) =>
  new Response(writeTemplateMarkdown(printTemplate(entry.data)))
