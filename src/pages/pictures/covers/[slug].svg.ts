import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { listArticles } from '#src/entries/articles.ts'
import { ArticleCover, type ArticleCoverProps, COVER } from '#src/illustrations/cover/ArticleCover.tsx'
import { withPlainColors } from '#src/lib/build/pictures/designColors.ts'

type Cover = Omit<ArticleCoverProps, 'id'>

export const getStaticPaths = async () => (await listArticles()).map(({ slug, cover }) => ({ params: { slug }, props: cover }))

/** An article's cover for the lists below other articles: a file, fetched when a reader comes near. */
export const GET: APIRoute<Cover> = ({ props }) => {
  const picture = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${COVER.width} ${COVER.height}` }
  const svg = renderToStaticMarkup(createElement('svg', picture, createElement(ArticleCover, { ...props, id: 'cover' })))
  // A picture does not see the page's faces: its words are set in what is nearest to them.
  const words = svg.replaceAll('font-family="Archivo"', 'font-family="Archivo,Arial Narrow,Arial,sans-serif"')
  return new Response(withPlainColors(words), { headers: { 'Content-Type': 'image/svg+xml' } })
}
