import type { APIRoute } from 'astro'
import { buildTime } from '#src/lib/build/pages/buildTime.ts'
import { securityTxt } from '#src/lib/build/pages/discovery.ts'
import { absoluteUrl } from '#src/lib/build/pages/head.ts'
import { resources } from '#src/site/routes.ts'
import { site } from '#src/site/site.ts'

export const GET: APIRoute = () =>
  new Response(securityTxt([site.emailHref, site.phoneHref], absoluteUrl(site.url, resources.securityTxt), buildTime()))
