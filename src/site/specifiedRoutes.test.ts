import { expect, it } from 'vitest'
import { folders, icons, notFoundRoutes, resources, routes, services } from './routes'

/** The specification's route table (section 2), and the pages that decisions.md adds. Further ones are welcome. */
it('have the addresses that were published', () => {
  expect(routes).toMatchObject({
    home: '/',
    requestDemo: '/request-demo',
    customerLogin: '/customer-login',
    difference: '/productivity-pilot-difference',
    team: '/meet-the-team',
    attendanceTracking: '/features/attendance-tracking',
    policyAutomation: '/features/policy-automation',
    massCommunication: '/features/mass-communication',
    industries: '/industries',
    manufacturing: '/industries/manufacturing',
    healthcare: '/industries/healthcare',
    logistics: '/industries/logistics',
    foodBeverage: '/industries/food-beverage',
    retail: '/industries/retail',
    education: '/industries/education',
    blog: '/blog',
    helpCenter: '/support/help-center',
    faqs: '/support/faqs',
    gettingStarted: '/support/getting-started',
    videos: '/support/videos',
    manual: '/support/manual',
    privacy: '/legal/privacy-policy',
    terms: '/legal/terms-of-service',
    security: '/legal/data-security',
    accessibility: '/legal/accessibility',
    cookies: '/legal/cookies',
    claims: '/claims',
    status: '/status',
    demoForm: '/embed/demo-request',
  })
})

/** Feeds that people subscribe to, files that machines ask for by these names, and what other programs post to. */
it('keep what others have written down', () => {
  expect(resources).toMatchObject({
    rss: '/rss.xml',
    atom: '/atom.xml',
    sitemap: '/sitemap.xml',
    robots: '/robots.txt',
    securityTxt: '/.well-known/security.txt',
    searchData: '/search/pages.json',
    webManifest: '/site.webmanifest',
  })
  expect(icons).toMatchObject({ svg: '/favicon.svg', ico: '/favicon.ico', apple: '/apple-touch-icon.png', large: '/icon-512.png' })
  expect(services).toEqual({ leads: '/api/leads', health: '/healthz', readiness: '/readyz', metrics: '/metrics' })
  expect(notFoundRoutes).toEqual({ page: '/404', post: '/blog/404' })
  expect([folders.assets, folders.embed, folders.socialImages]).toEqual(['/_assets', '/embed', '/og'])
})
