/** Labels of drawn charts must not overlap. */
import { expect, test } from '@playwright/test'
import { builtPages } from '../built/builtSite.ts'

/** Runs in the page. @returns pairs of labels of one drawing whose boxes overlap by more than the space around letters */
function findOverlappingLabels(): string[] {
  const air = 2
  return [...document.querySelectorAll('main figure svg')].flatMap((drawing) => {
    const words = [...drawing.querySelectorAll('text')].map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
    const seen = words.filter(({ box }) => box.width > 0)
    return seen.flatMap(({ text, box }, index) =>
      seen
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left + air < other.right && other.left + air < box.right && box.top + air < other.bottom && other.top + air < box.bottom,
        )
        .map((other) => `${text} × ${other.text}`),
    )
  })
}

test('labels that touch are found, and no others', async ({ page }) => {
  const found = async (distance: number) => {
    await page.setContent(`<main><figure><svg><text y="40">one</text><text y="${40 + distance}">two</text></svg></figure></main>`)
    return page.evaluate(findOverlappingLabels)
  }
  expect(await found(5)).toEqual(['one × two'])
  expect(await found(40)).toEqual([])
})

for (const { path } of builtPages.filter(({ kind }) => kind === 'article'))
  test(`labels in charts of ${path} do not touch`, async ({ page }) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(findOverlappingLabels), `at ${width} px`).toEqual([])
    }
  })
