import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MenuPicture } from '#src/illustrations/files/MenuPicture.tsx'
import { withPlainColors } from '#src/lib/build/pictures/designColors.ts'

/** The picture in the header's menu of industries. It is a file, so that it is fetched only when the menu opens. */
export const GET: APIRoute = () =>
  new Response(withPlainColors(renderToStaticMarkup(createElement(MenuPicture, { time: '05:12' }))), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
