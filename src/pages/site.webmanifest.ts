import type { APIRoute } from 'astro'
import { BRAND_COLORS } from '#src/lib/build/pictures/brandColors.ts'
import { icons, routes } from '#src/site/routes.ts'
import { site } from '#src/site/site.ts'

const icon = (src: string, sizes: string, purpose?: string) => ({ src, sizes, type: 'image/png', ...(purpose ? { purpose } : {}) })

export const GET: APIRoute = () => {
  const manifest = {
    name: site.name,
    short_name: site.name,
    start_url: routes.home,
    display: 'browser',
    background_color: BRAND_COLORS.paper,
    theme_color: BRAND_COLORS.deck,
    icons: [icon(icons.small, '192x192'), icon(icons.large, '512x512'), icon(icons.maskable, '512x512', 'maskable')],
  }
  return new Response(`${JSON.stringify(manifest, null, 2)}\n`, { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } })
}
