/**
 * Pages whose styles come in two parts (scripts/build/inlineStyles.ts): with the first part alone, the first screen must look as it does
 * with both, and must not move when the second arrives.
 */
import { expect, type Page, test } from '@playwright/test'
import { routes } from '#src/site/routes.ts'
import { builtPages, readHtml } from '../built/builtSite.ts'
import { specifiedFeature } from '../lib/specifiedPages.ts'
import { readElementStyles } from './elementStyles.ts'

/** @returns where the second part of a page's styles begins, or -1 if there is only one */
const findSecondPart = (html: string) => html.indexOf('<style>', html.indexOf('</h1>'))
const twoPartPages = builtPages.filter((page) => findSecondPart(readHtml(page)) > 0)
const WIDTHS = [360, 768, 1280]

/** Runs in the page. @returns the position of each element, and whether it contains content below the first screen */
function readPlaces(): { place: string; holdsRest: boolean }[] {
  const rest = document.querySelector('h1')?.compareDocumentPosition.bind(document.querySelector('h1'))
  const second = [...document.querySelectorAll('body style')].find((style) => rest && rest(style) & Node.DOCUMENT_POSITION_FOLLOWING)
  return [...document.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { place: [x, y, width, height].map(Math.round).join(' '), holdsRest: second ? element.contains(second) : false }
  })
}

/** @returns look and position of everything on the open page, at each width */
async function readLooks(page: Page, widths: readonly number[]) {
  const seen = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => document.fonts.ready)
    const looks = await page.evaluateHandle(readElementStyles)
    // Playwright copies one long text in a fraction of the time that thousands of lines take.
    seen.push({
      width,
      looks: JSON.parse(await looks.evaluate((all) => JSON.stringify(all))) as string[],
      places: await page.evaluate(readPlaces),
    })
  }
  return seen
}

/** Opens a page cut off where the second part of its styles begins. */
async function openFirstPart(page: Page, path: string): Promise<void> {
  // Without scripts nothing moves between the two readings.
  await page.route('**/*.js', (request) => request.abort())
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.slice(0, findSecondPart(html)) })
    },
    { times: 1 },
  )
  await page.goto(path)
}

test('home, the industries and a feature page come in two parts', () => {
  expect(twoPartPages.map(({ path }) => path)).toEqual(
    expect.arrayContaining([routes.home, routes.industries, specifiedFeature('attendance-tracking')]),
  )
})

for (const { path } of twoPartPages)
  test(`${path} shows its first screen in its final form`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openFirstPart(page, path)
    const firsts = await readLooks(page, WIDTHS)
    await page.goto(path)
    const wholes = await readLooks(page, WIDTHS)
    for (const [nth, first] of firsts.entries()) {
      const whole = wholes[nth]
      if (!whole) throw new Error(`Nothing was seen of the whole page at ${first.width} px.`)
      const changed = first.places.flatMap(({ place }, index) => {
        const then = whole.places[index]
        if (!then || then.holdsRest) return []
        const parts = [0, 1, 2, 3].map((part) => index * 4 + part)
        const restyled = parts
          .filter((part) => first.looks[part] !== whole.looks[part])
          .map((part) => `${first.looks[part]}\n→ ${whole.looks[part]}`)
        return then.place === place ? restyled : [`${whole.looks[index * 4]}: ${place} → ${then.place}`, ...restyled]
      })
      expect(first.places).not.toEqual([])
      expect(changed, `at ${first.width} px`).toEqual([])
    }
  })
