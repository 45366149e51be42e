import type { APIRoute } from 'astro'
import { robotsTxt } from '../lib/build/discovery'
import { absoluteUrl } from '../lib/build/head'
import { resources } from '../site/routes'
import { site } from '../site/site'

export const GET: APIRoute = () => new Response(robotsTxt(absoluteUrl(site.url, resources.sitemap), site.isPreview))
