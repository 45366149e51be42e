import { expect, test } from '@playwright/test'
import { routeTo } from '#src/site/routes.ts'

test('guides download as PDF', async ({ request }) => {
  const guide = await request.get(routeTo.guide('manufacturing'))
  expect([guide.status(), guide.headers()['content-type']]).toEqual([200, 'application/pdf'])
})
