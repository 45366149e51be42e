import type { APIRoute } from 'astro'
import { writeRobotsTxt } from '#src/lib/build/pages/discovery.ts'
import { absoluteUrl } from '#src/lib/build/pages/head.ts'
import { resources } from '#src/site/routes.ts'
import { site } from '#src/site/site.ts'

export const GET: APIRoute = () => new Response(writeRobotsTxt(absoluteUrl(site.url, resources.sitemap), site.isPreview))
