import type { APIRoute } from 'astro'
import { robotsTxt } from '../lib/build/pages/discovery'
import { absoluteUrl } from '../lib/build/pages/head'
import { resources } from '../site/routes'
import { site } from '../site/site'

export const GET: APIRoute = () => new Response(robotsTxt(absoluteUrl(site.url, resources.sitemap), site.isPreview))
