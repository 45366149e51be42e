import { expect, test } from '@playwright/test'

test('guides download as PDF', async ({ request }) => {
  const guide = await request.get('/guides/manufacturing.pdf')
  expect([guide.status(), guide.headers()['content-type']]).toEqual([200, 'application/pdf'])
})
