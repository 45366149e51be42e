/**
 * Pages whose styles come in two parts (scripts/build/inlineStyles.ts): what is painted while the second is under way looks as
 * it will when all is there, and stays where it is.
 */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { looks } from './looks'

const routes: { path: string; file: string }[] = JSON.parse(readFileSync('.build/pages.json', 'utf8'))

/** @returns where the second part of a page's styles begins; -1 where there is but one */
const secondPart = (html: string) => html.indexOf('<style>', html.indexOf('</h1>'))
const inTwoParts = routes.filter(({ file }) => secondPart(readFileSync(`dist/${file}`, 'utf8')) > 0)
const WIDTHS = [360, 768, 1280]

/** Runs in the page. @returns where each element stands, and which of them hold what comes behind the first screen */
function places(): { place: string; holdsRest: boolean }[] {
  const rest = document.querySelector('h1')?.compareDocumentPosition.bind(document.querySelector('h1'))
  const second = [...document.querySelectorAll('body style')].find((style) => rest && rest(style) & Node.DOCUMENT_POSITION_FOLLOWING)
  return [...document.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { place: [x, y, width, height].map(Math.round).join(' '), holdsRest: second ? element.contains(second) : false }
  })
}

/** Opens a page as far as it has come when the second part of its styles begins. */
async function openFirstPart(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.slice(0, secondPart(html)) })
    },
  )
  await page.goto(path)
  await page.unrouteAll()
}

test('most kinds of pages come in two parts', () => {
  expect(inTwoParts.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/industries', '/features/attendance-tracking']))
})

for (const { path } of inTwoParts)
  test(`${path} shows its first screen as it will stay`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('**/*.js', (request) => request.abort())
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await openFirstPart(page, path)
      await page.route('**/*.js', (request) => request.abort())
      await page.evaluate(() => document.fonts.ready)
      const first = { looks: await page.evaluate(looks), places: await page.evaluate(places) }
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const whole = { looks: await page.evaluate(looks), places: await page.evaluate(places) }
      const changed = first.places.flatMap(({ place }, index) => {
        const then = whole.places[index]
        if (!then || then.holdsRest) return []
        const parts = [0, 1, 2, 3].map((part) => index * 4 + part)
        const restyled = parts
          .filter((part) => first.looks[part] !== whole.looks[part])
          .map((part) => `${first.looks[part]}\n→ ${whole.looks[part]}`)
        return then.place === place ? restyled : [`${whole.looks[index * 4]}: ${place} → ${then.place}`, ...restyled]
      })
      expect(first.places.length).toBeGreaterThan(60)
      expect(changed, `at ${width} px`).toEqual([])
    }
  })
