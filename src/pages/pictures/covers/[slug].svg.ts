import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ArticleCover, type ArticleCoverProps, COVER } from '#src/illustrations/cover/ArticleCover.tsx'
import { withPlainColors } from '#src/lib/build/pictures/designColors.ts'
import { readArticles } from '#src/registry/articles/articles.ts'

type Cover = Omit<ArticleCoverProps, 'id'>

export const getStaticPaths = async () =>
  (await readArticles()).flatMap(({ slug, cover, photo }) => (photo ? [] : { params: { slug }, props: cover }))

/** An article's drawn cover as a file, for the list below other articles. It is fetched when a reader comes near. */
export const GET: APIRoute<Cover> = ({ props }) => {
  const picture = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${COVER.width} ${COVER.height}` }
  const svg = renderToStaticMarkup(createElement('svg', picture, createElement(ArticleCover, { ...props, id: 'cover' })))
  // An image cannot use the page's fonts, so the text gets the closest system fonts.
  const words = svg.replaceAll('font-family="Archivo"', 'font-family="Archivo,Arial Narrow,Arial,sans-serif"')
  return new Response(withPlainColors(words), { headers: { 'Content-Type': 'image/svg+xml' } })
}
