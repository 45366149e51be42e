/**
 * Some pages for people with low vision or unsteady hands: errors of forms, drawings, forced colors, focus rings, paper. What every page
 * must pass is in scripts/check-page/pageChecks.ts.
 */
import { expect, type Page, test } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { findViolations } from '#scripts/check-page/axe.ts'
import { findSmallTargets } from '#scripts/check-page/elementDefects.ts'
import { findBrokenWords, findMisfits } from '#scripts/check-page/layoutDefects.ts'
import { addressOf } from '#scripts/check-page/pageAddress.ts'
import { createVisitorSettings, widenText } from '#scripts/check-page/visitorSettings.ts'
import { rateChartAttributes } from '#src/illustrations/scenes/rates/rateChart.attributes.ts'
import { faqAttributes } from '#src/sections/faq/faq.attributes.ts'
import { pointsYearAttributes } from '#src/sections/feature/pointsYear/pointsYear.attributes.ts'
import { morningAttributes } from '#src/sections/home/morning/morning.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { scrollAreaAttributes } from '#src/ui/scrollArea.attributes.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { builtPages, readHtml } from '../built/builtSite.ts'
import { listOpenings } from '../lib/openings.ts'
import { specifiedFeature, specifiedIndustry } from '../lib/specifiedPages.ts'
import { findClippedRings } from './focusRings.ts'
import { findColors, findFaintText } from './textColors.ts'

/** One page of each kind, and all features, because each of them opens with a different picture. */
const onePageOfEachKind = [...new Map(builtPages.map((route) => [route.kind === 'feature' ? route.path : route.kind, route])).values()]

/** Opens a page and waits for its fonts, and for the height of the form's frame. */
async function openWhole(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(async () => void (await document.fonts.ready))
  await expect.poll(() => page.locator('iframe').evaluateAll((all) => all.filter((frame) => !frame.style.height).length)).toBe(0)
}

/** Ends the transitions that a change of media has begun. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  })

const requiredFields = (page: Page) => page.locator('form :required')
for (const route of builtPages.filter(({ kind }) => kind === 'login' || kind === 'demo-form')) {
  test.describe(`errors of ${route.path}`, () => {
    test('keep their targets and fit large text', async ({ page }) => {
      const settings = await createVisitorSettings(page)
      await page.goto(addressOf(route))
      await page.locator('form button[type="submit"]').click()
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(await requiredFields(page).count())
      await expect(page).toHaveTitle(/^Error: /)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect(await findViolations(page), colorScheme).toEqual([])
      }
      expect(await findSmallTargets(page, 24), 'targets for a mouse').toEqual([])
      await page.setViewportSize({ width: 360, height: 800 })
      await settings.touch()
      await settings.textOf(32)
      expect(await findMisfits(page)).toEqual([])
      expect(await findSmallTargets(page, 44), 'targets for fingers').toEqual([])
    })
    test('are not announced before the visitor has made one', async ({ page }) => {
      await page.goto(addressOf(route))
      await expect(requiredFields(page).first()).toBeVisible()
      const session = await page.context().newCDPSession(page)
      const { nodes } = await session.send('Accessibility.getFullAXTree')
      const fields = nodes.filter(({ role }) => ['textbox', 'combobox', 'checkbox'].includes(role?.value))
      const wrong = fields.filter(({ properties }) => properties?.some(({ name, value }) => name === 'invalid' && value.value !== 'false'))
      expect(fields.length).toBeGreaterThan(1)
      expect(wrong.map(({ name }) => name?.value)).toEqual([])
    })
  })
}

test('figures on a dark board are readable in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto(routes.home)
  const fills = await page
    .locator(`${morningAttributes.points.selector} ~ g text`)
    .evaluateAll((all) => all.map((text) => getComputedStyle(text).fill))
  expect(new Set(fills)).toEqual(new Set([await page.evaluate(() => getComputedStyle(document.body).color)]))
})

test('the row of the board that a visitor follows can be read with more contrast', async ({ page }) => {
  await page.goto(routes.home)
  await expect(page.locator(morningAttributes.row.selector).first()).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme, reducedMotion: 'reduce' })
    // axe skips these rows, because a drawing lies behind the board.
    expect(await findFaintText(page, morningAttributes.row.selector, 7)).toEqual([])
  }
})

for (const { path } of listOpenings('points-year'))
  test.describe(path, () => {
    test('no names in the year of points overlap, at any width and size of text', async ({ page }) => {
      const { textOf } = await createVisitorSettings(page)
      await page.goto(path)
      // A phone with large text hides the names in the drawing.
      for (const [width, size] of [
        [320, 16],
        [768, 24],
        [768, 32],
        [1280, 24],
        [1280, 32],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await textOf(size)
        const names = page.locator(`svg:has(${pointsYearAttributes.part.selector}) text:visible`)
        expect(await names.count()).toBeGreaterThan(1)
        const covered = await names.evaluateAll((texts) => {
          const boxes = texts.map((text) => ({ name: text.textContent, box: text.getBoundingClientRect() }))
          const meet = (a: DOMRect, b: DOMRect) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3
          return boxes.flatMap((one, index) =>
            boxes.slice(index + 1).flatMap((other) => (meet(one.box, other.box) ? [`${one.name} and ${other.name}`] : [])),
          )
        })
        expect(covered, `at ${width} px with text of ${size} px`).toEqual([])
      }
    })

    test('with wide text spacing on a small phone, dates in the year of points stay on their slabs, and the price on its plate', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(path)
      await widenText(page)
      const part = (name: string) => page.locator(pointsYearAttributes.part.withValue(name))
      const ends = (name: string) => part(name).evaluate((element) => element.getBoundingClientRect().right)
      const labels = await page
        .locator(`${pointsYearAttributes.part.selector}:visible`)
        .evaluateAll((all, attribute) => all.map((element) => element.getAttribute(attribute) ?? ''), pointsYearAttributes.part.attribute)
      const days = labels.filter((name) => name.endsWith(' label')).map((name) => name.replace(' label', ''))
      expect(days.length).toBeGreaterThan(1)
      for (const day of days) expect(await ends(`${day} label`), day).toBeLessThan((await ends(`${day} slab 0`)) + 1)
      const price = page.locator('main [role="group"]:has(button)').first()
      const [plate, group] = await Promise.all([price.locator(':scope > :not(button)').boundingBox(), price.boundingBox()])
      expect(plate?.height).toBeGreaterThan((group?.height ?? 0) - 6)
    })
  })

/** Editors may take a chart away. */
const listPagesWithCharts = () => {
  const usual = ['/', specifiedFeature('attendance-tracking')]
  return builtPages.flatMap((page) =>
    usual.includes(page.path) && readHtml(page).includes(`${rateChartAttributes.weeks.attribute}=`) ? page.path : [],
  )
}

test('with text twice as large, the text of charts and indexes is twice as large', async ({ page }) => {
  const { textOf } = await createVisitorSettings(page)
  const sizes = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .map(
            (element) => Number.parseFloat(getComputedStyle(element).fontSize) * ((element as SVGGraphicsElement).getScreenCTM?.()?.a ?? 1),
          ),
      )
  await page.setViewportSize({ width: 1280, height: 800 })
  const selector = `${rateChartAttributes.weeks.selector} text`
  for (const path of listPagesWithCharts()) {
    await textOf(16)
    await page.goto(path)
    expect((await sizes(selector)).length, path).toBeGreaterThan(3)
    const least = Math.min(...(await sizes(selector)))
    await textOf(32)
    expect(Math.min(...(await sizes(selector)))).toBeGreaterThanOrEqual(least * 1.8)
  }
})

test('on a small phone a chart shows the value of each week', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of listPagesWithCharts()) {
    await page.goto(path)
    const chart = page.locator(`${rateChartAttributes.weeks.selector}:visible`)
    const weeks = Number(await chart.getAttribute(rateChartAttributes.weeks.attribute))
    expect((await chart.innerText()).match(/\d%/g)).toHaveLength(weeks)
  }
})

test('with large text the comparison scrolls in its area, and no word is divided', async ({ page }) => {
  const { textOf } = await createVisitorSettings(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(routes.comparison)
  await textOf(24)
  const scrolls = await page
    .locator(`main ${scrollAreaAttributes.area.selector}:has(table)`)
    .evaluateAll((areas) => areas.filter((area) => area.checkVisibility()).map((area) => area.scrollWidth > area.clientWidth))
  expect(scrolls).toContain(true)
  expect(await findBrokenWords(page)).toEqual([])
})

for (const [path, sheets] of [
  [routes.customerLogin, 1],
  [routes.requestDemo, 3],
] as const) {
  test(`${path} is printed on ${sheets} of paper at most, with nothing empty after it`, async ({ page }) => {
    await openWhole(page, path)
    const printed = await getDocumentProxy(Uint8Array.from(await page.pdf({ format: 'Letter', preferCSSPageSize: true })), { verbosity: 0 })
    expect(printed.numPages).toBeLessThanOrEqual(sheets)
    const last = await (await printed.getPage(printed.numPages)).getTextContent()
    expect(last.items.filter((item) => 'str' in item && item.str.trim())).not.toEqual([])
  })
}

test('a board is printed in its final state, even right after the page has loaded', async ({ page }) => {
  await page.goto(specifiedIndustry('manufacturing'))
  await page.emulateMedia({ media: 'print' })
  const look = (name: string) =>
    page.locator(uiAttributes.flip.withValue(name)).evaluateAll((all) => all.map((element) => getComputedStyle(element).opacity))
  expect(new Set(await look('to'))).toEqual(new Set(['1']))
  expect(new Set(await look('from'))).toEqual(new Set(['0']))
})

for (const route of onePageOfEachKind.filter(({ kind }) => kind !== 'demo-form')) {
  // One visit serves all these settings. Answers that a step opens stay open, and the steps after it open all anyway.
  test(`a page like ${route.path} is whole in forced colors, with more contrast, on paper and by keyboard`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await openWhole(page, route.path)

    await test.step('shows buttons, pressed and current items and statuses in forced colors', async () => {
      const look = (selector: string, property: string) =>
        page
          .locator(selector)
          .evaluateAll(
            (all, name) =>
              all.filter((element) => element.checkVisibility()).map((element) => getComputedStyle(element).getPropertyValue(name)),
            property,
          )
      const edges = await look(`${uiAttributes.button.selector}, button, summary`, 'border-top-width')
      expect(edges.filter((width) => Number.parseFloat(width) < 1)).toEqual([])
      const [pressed] = await look('footer [aria-pressed="true"]', 'background-color')
      const [released] = await look('footer [aria-pressed="false"]', 'background-color')
      expect(pressed).not.toBe(released)
      const other = await look('footer nav a:not([aria-current])', 'background-color')
      for (const background of await look('footer nav [aria-current="page"]', 'background-color')) expect(background).not.toBe(other[0])
    })

    await test.step('has text of 7:1 when more contrast is preferred', async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'none', contrast: 'more', colorScheme })
        expect(await findViolations(page, { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } }), colorScheme).toEqual([])
      }
    })

    await test.step('prints black on white, every answer open', async () => {
      await page.emulateMedia({ media: 'print', contrast: 'no-preference', colorScheme: 'light' })
      await endTransitions(page)
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      expect(await findColors(page)).toEqual([])
      expect(await findFaintText(page)).toEqual([])
      const closed = await page
        .locator(`main details > :not(summary), main ${faqAttributes.item.selector} p`)
        .evaluateAll(
          (all, left) => all.filter((element) => !element.closest(left) && !element.checkVisibility()).length,
          uiAttributes.print.withValue('no'),
        )
      expect(closed).toBe(0)
      await expect(page.locator(`header${sharedAttributes.shell.selector}`)).toBeHidden()
      const cards = await page
        .locator(`${uiAttributes.card.selector}, figure, tr, main :is(h1, h2, h3, h4)`)
        .evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside))
      expect(cards.filter((value) => value !== 'avoid')).toEqual([])
    })

    // The last, because it opens all answers.
    await test.step('shows every focus ring whole', async () => {
      await page.emulateMedia({ media: 'screen' })
      await endTransitions(page)
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await findClippedRings(page), `at ${width} px`).toEqual([])
      }
    })
  })
}
