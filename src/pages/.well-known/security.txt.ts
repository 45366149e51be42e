import type { APIRoute } from 'astro'
import { buildTime } from '../../lib/build/pages/buildTime'
import { securityTxt } from '../../lib/build/pages/discovery'
import { absoluteUrl } from '../../lib/build/pages/head'
import { resources } from '../../site/routes'
import { site } from '../../site/site'

/** Whom to tell about a hole in the site's security. */
export const GET: APIRoute = () =>
  new Response(securityTxt([site.emailHref, site.phoneHref], absoluteUrl(site.url, resources.securityTxt), buildTime()))
