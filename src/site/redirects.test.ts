import { expect, it } from 'vitest'
import { redirects } from './redirects.ts'
import { routes } from './routes.ts'

it('old addresses lead where docs/requirements/clarifications.md says', () => {
  expect(redirects).toMatchObject({
    '/features': expect.stringMatching(/^\//),
    '/support': routes.helpCenter,
    '/legal': expect.stringMatching(/^\/legal\//),
    '/login': routes.customerLogin,
    '/demo': routes.requestDemo,
  })
})
