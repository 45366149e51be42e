import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { articlesOfSite } from '#src/entries/articles.ts'
import { ArticleCover, type ArticleCoverProps, COVER } from '#src/illustrations/cover/ArticleCover.tsx'
import { withPlainColors } from '#src/lib/build/pictures/designColors.ts'

type Cover = Omit<ArticleCoverProps, 'id'>

export const getStaticPaths = async () => (await articlesOfSite()).map(({ slug, cover }) => ({ params: { slug }, props: cover }))

/** An article's cover for the lists below other articles. It is a file, so that browsers fetch it only when a reader comes near. */
export const GET: APIRoute<Cover> = ({ props }) => {
  const picture = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${COVER.width} ${COVER.height}` }
  const svg = renderToStaticMarkup(createElement('svg', picture, createElement(ArticleCover, { ...props, id: 'cover' })))
  // An SVG file cannot use the page's fonts, so name similar ones.
  const words = svg.replaceAll('font-family="Archivo"', 'font-family="Archivo,Arial Narrow,Arial,sans-serif"')
  return new Response(withPlainColors(words), { headers: { 'Content-Type': 'image/svg+xml' } })
}
