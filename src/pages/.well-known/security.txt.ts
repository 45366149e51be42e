import type { APIRoute } from 'astro'
import { readBuildTime } from '#src/lib/build/pages/buildTime.ts'
import { writeSecurityTxt } from '#src/lib/build/pages/discovery.ts'
import { absoluteUrl } from '#src/lib/build/pages/head.ts'
import { resources } from '#src/site/routes.ts'
import { site } from '#src/site/site.ts'

export const GET: APIRoute = () =>
  new Response(writeSecurityTxt([site.emailHref, site.phoneHref], absoluteUrl(site.url, resources.securityTxt), readBuildTime()))
