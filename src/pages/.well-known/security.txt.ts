import type { APIRoute } from 'astro'
import { buildTime } from '../../lib/build/buildTime'
import { securityTxt } from '../../lib/build/discovery'
import { absoluteUrl } from '../../lib/build/head'
import { resources } from '../../site/routes'
import { site } from '../../site/site'

/** Whom to tell about a hole in the site's security. */
export const GET: APIRoute = () =>
  new Response(securityTxt([site.emailHref, site.phoneHref], absoluteUrl(site.url, resources.securityTxt), buildTime()))
