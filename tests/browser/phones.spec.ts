/**
 * Home on a phone and a tablet: short, with everything visible except folded content, and with nothing lost on wide screens or without
 * scripts.
 */
import { expect, type Page, test } from '@playwright/test'
import { morningAttributes } from '#src/sections/home/morning/morning.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { FEATURES_SECTION, routes, routeTo } from '#src/site/routes.ts'
import { FEATURES_ON_HOME } from '#src/specification/specifiedLists.ts'
import { scrollAreaAttributes } from '#src/ui/scrollArea.attributes.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'

/** CSS pixels at 360 px: half of home's height before it folded, as the art director wanted (docs/decisions/075). */
const HOME_HEIGHT_LIMIT = 9000

const scrollRows = (page: Page) => page.locator(`main ${scrollAreaAttributes.area.selector}`)
const footer = (page: Page) => page.locator(`footer${sharedAttributes.shell.selector}`)
const isScrollable = (row: Element) => row.scrollWidth > row.clientWidth

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })
  test.beforeEach(async ({ page }) => {
    await page.goto(routes.home)
  })

  test('home is short, apart from a photo and features that the specification does not ask for', async ({ page }) => {
    await page.evaluate(() => document.fonts.ready)
    // Editors may add these, and the limit is for the rest.
    await page.locator(`#photo, #${FEATURES_SECTION} ${uiAttributes.card.selector}`).evaluateAll(
      (parts, specified) => {
        for (const part of parts) if (!specified.some((address) => part.querySelector(`[href="${address}"]`))) part.remove()
      },
      FEATURES_ON_HOME.map((slug) => routeTo.feature(slug)),
    )
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(HOME_HEIGHT_LIMIT)
  })

  test('only the morning’s panes are swiped: they have a name, fill the screen one at a time, and scroll by keyboard', async ({ page }) => {
    await expect(scrollRows(page)).toHaveCount(1)
    const row = scrollRows(page).first()
    await row.scrollIntoViewIfNeeded()
    expect(await row.evaluate(isScrollable)).toBe(true)
    await expect(row).toHaveAttribute('aria-label', /\S.*scrolls sideways/)
    const offsets = await row.evaluate((element) =>
      [...element.querySelectorAll(':scope > figure')].map(
        (part) => (part.getBoundingClientRect().left - element.getBoundingClientRect().left) / element.clientWidth,
      ),
    )
    expect(offsets.length).toBeGreaterThan(1)
    for (const [index, offset] of offsets.entries()) expect(offset).toBeCloseTo(index, 2)
    await row.focus()
    await row.press('ArrowRight')
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  })

  test('the names above the morning’s panes lead to them, below the header', async ({ page }) => {
    const row = scrollRows(page).first()
    const names = page.locator(morningAttributes.minute.selector).getByRole('list').first().getByRole('link')
    await expect(names).not.toHaveCount(0)
    await expect(names).toHaveCount(await row.locator(':scope > figure').count())
    for (const [index, name] of (await names.all()).entries()) {
      await name.tap()
      await expect.poll(() => row.evaluate((element) => element.scrollLeft / element.clientWidth)).toBeCloseTo(index, 2)
      await expect(name).toBeInViewport({ ratio: 1 })
      const belowHeader = async () => {
        const header = await page.locator(`header${sharedAttributes.shell.selector}`).boundingBox()
        return ((await name.boundingBox())?.y ?? Number.NaN) - ((header?.y ?? 0) + (header?.height ?? 0))
      }
      await expect.poll(belowHeader).toBeGreaterThanOrEqual(0)
    }
  })

  test('below the morning nothing extends beyond the screen', async ({ page }) => {
    const parts = page.locator('main > section:nth-of-type(n + 2) :is(h2, h3, p, li, dt, dd, blockquote, figure)')
    const outside = await parts.evaluateAll((all) =>
      all
        .filter((part) => part.checkVisibility())
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect()
          return left < 0 || right > innerWidth + 1
        })
        .map((part) => part.textContent),
    )
    expect(outside).toEqual([])
    const sideways = await page
      .locator('main > section:nth-of-type(n + 2) *')
      .evaluateAll((all) =>
        all.filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth),
      )
    expect(sideways).toHaveLength(0)
  })

  test('the morning keeps its panes side by side, and a message in one changes the others', async ({ page }) => {
    const morning = page.locator(morningAttributes.minute.selector)
    const panes = morning.locator(`${scrollAreaAttributes.area.selector} > figure`)
    const tops = await panes.evaluateAll((all) => all.map((pane) => Math.round(pane.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
    await morning.getByRole('textbox').fill('I have a fever')
    await morning.getByRole('textbox').press('Enter')
    await expect(page.locator(morningAttributes.message.selector).first()).toContainText('I have a fever')
  })

  test('the footer’s lists unfold at a tap', async ({ page }) => {
    const link = footer(page).locator('nav').last().locator('a').first()
    await footer(page).scrollIntoViewIfNeeded()
    await expect(link).toBeHidden()
    await footer(page).locator('summary').last().tap()
    await expect(link).toBeVisible()
  })

  test('the announcement above the header shows both sentences and its link, in two rows', async ({ page }) => {
    const line = page.getByRole('complementary', { name: 'Announcement' })
    expect((await line.boundingBox())?.height).toBeLessThan(56)
    const link = line.getByRole('link')
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(line.locator('span')).toBeInViewport({ ratio: 1 })
    expect(await line.locator('p').evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0)
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true })

  test('the worked example unfolds at a tap, and nothing extends beyond the screen', async ({ page }) => {
    await page.goto(routes.home)
    const example = page.locator('main details').last()
    await expect(example.locator('dl')).toBeHidden()
    await example.locator('summary').tap()
    await expect(example.locator('dl')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  })

  test('the line above the header shows both of its sentences', async ({ page }) => {
    await page.goto(routes.home)
    const line = page.getByRole('complementary', { name: 'Announcement' })
    for (const sentence of ['b', 'span']) expect((await line.locator(sentence).boundingBox())?.width).toBeGreaterThan(200)
  })
})

for (const javaScriptEnabled of [true, false]) {
  test(`wide screens show all of it${javaScriptEnabled ? '' : ', without scripts too'}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '', viewport: { width: 1280, height: 900 } })
    const page = await context.newPage()
    await page.goto(routes.home)
    await expect(footer(page).locator('summary').first()).toBeHidden()
    const links = await footer(page).locator('nav a').all()
    expect(links).not.toHaveLength(0)
    for (const link of links) await expect(link).toBeVisible()
    for (const row of await scrollRows(page).all()) expect(await row.evaluate(isScrollable)).toBe(false)
    await context.close()
  })
}

test('on wide screens each row of the features’ cards is as wide as the others, also where it has one card', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(routes.home)
  const cards = page.locator(`#${FEATURES_SECTION} ${uiAttributes.card.selector}`)
  const edges = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect()).map(({ top, left, right }) => ({ top, left, right })),
  )
  const rows = [...Map.groupBy(edges, ({ top }) => Math.round(top)).values()]
  const sides = rows.map((row) => [Math.min(...row.map(({ left }) => left)), Math.max(...row.map(({ right }) => right))].map(Math.round))
  expect(rows.length).toBeGreaterThan(1)
  expect(sides).toEqual(rows.map(() => sides[0]))
})
