import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MenuPicture } from '#src/illustrations/MenuPicture.tsx'
import { withPlainColors } from '#src/lib/build/pictures/designColors.ts'

/** What stands in the header's menu of industries: a file, fetched when the menu opens. */
export const GET: APIRoute = () =>
  new Response(withPlainColors(renderToStaticMarkup(createElement(MenuPicture, { time: '05:12' }))), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
