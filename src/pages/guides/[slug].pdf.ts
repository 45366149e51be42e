import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { drawGuide } from '#src/downloads/guide/guideFile.ts'
import { GuideCoverPicture } from '#src/illustrations/files/CardPicture.tsx'
import { type GuideSource, readGuides } from '#src/pageData/guides.ts'

export const getStaticPaths = async () => (await readGuides()).map((source) => ({ params: { slug: source.id }, props: source }))

/** A guide as a tagged PDF, made from the site's content. */
export const GET: APIRoute<GuideSource> = async ({ props }) =>
  new Response(await drawGuide(props, (cover) => renderToStaticMarkup(createElement(GuideCoverPicture, cover))))
