import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { GuideCoverPicture } from '#src/illustrations/GuideCoverPicture.tsx'
import { guideFile } from '#src/lib/build/guide/guideFile.ts'
import { type GuideSource, guidesOfSite } from '#src/pageData/guides.ts'

export const getStaticPaths = async () => (await guidesOfSite()).map((source) => ({ params: { slug: source.id }, props: source }))

/** A guide as a tagged PDF, made from the site's content. */
export const GET: APIRoute<GuideSource> = async ({ props }) =>
  new Response(await guideFile(props, (cover) => renderToStaticMarkup(createElement(GuideCoverPicture, cover))))
