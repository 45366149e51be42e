/** The shift offer of mass communication: filtered with mouse, keyboard and touch, and without a script. */
import { expect, type Page, test } from '@playwright/test'
import { createRoster, ROSTER_SIZE } from '#src/models/shiftOffer/roster.ts'
import { filterRoster, SHIFT_FILTERS, type ShiftFilter } from '#src/models/shiftOffer/shiftFilters.ts'
import { shiftOfferAttributes } from '#src/sections/feature/shiftOffer/shiftOffer.attributes.ts'
import { listOpenings } from '../lib/openings.ts'
import { holdIslands } from './heldIslands.ts'

const roster = createRoster()
const shiftOfferStage = (page: Page) => page.locator(shiftOfferAttributes.asked.selector)
const filterBox = (page: Page, filter: ShiftFilter) => shiftOfferStage(page).locator(`input[value="${filter}"]`)
const expectAsked = (page: Page, on: readonly ShiftFilter[]) =>
  expect(shiftOfferStage(page)).toHaveAttribute(shiftOfferAttributes.asked.attribute, String(filterRoster(roster, on).askedCount))

for (const { path, opening, picture } of listOpenings('shift-offer'))
  test.describe(path, () => {
    test('the shift offer is filtered by mouse and by keyboard, and announces the result', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await expectAsked(page, SHIFT_FILTERS)
      await filterBox(page, 'rest').click()
      await expectAsked(page, ['shift', 'certificate', 'off'])
      await filterBox(page, 'shift').focus()
      for (const _ of ['shift', 'certificate', 'off']) {
        await page.keyboard.press('Space')
        await page.keyboard.press('Tab')
      }
      await expectAsked(page, [])
      await expect(shiftOfferStage(page).getByRole('status')).toContainText(
        `${ROSTER_SIZE - filterRoster(roster, SHIFT_FILTERS).askedCount}`,
      )
    })

    test('the shift offer shows a laptop its headline, both of its buttons, the filters and heads of people at once', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto(path)
      const main = page.getByRole('main')
      for (const part of [
        main.getByRole('heading', { level: 1 }),
        ...[opening.primary, opening.secondary].flatMap((link) => (link ? main.getByRole('link', { name: link.label }).first() : [])),
        shiftOfferStage(page).locator('label').last(),
      ])
        await expect(part).toBeInViewport({ ratio: 1 })
      // People stand in several rows, so at least one name tag of those who said yes must be visible.
      const hands = shiftOfferStage(page).getByText(
        new RegExp(picture.yes.map(({ name, time }) => RegExp.escape(`${name} ${time}`)).join('|')),
      )
      const areSeen = () =>
        hands.evaluateAll((all) =>
          all.some((hand) => {
            const { top, bottom } = hand.getBoundingClientRect()
            return hand.checkVisibility() && bottom > 0 && top < innerHeight
          }),
        )
      await expect.poll(areSeen).toBe(true)
    })

    test('the shift offer keeps a check box that was changed before hydration', async ({ page }) => {
      const release = await holdIslands(page)
      await page.goto(path)
      await filterBox(page, 'certificate').click()
      await expect(filterBox(page, 'certificate')).not.toBeChecked()
      await release()
      await expectAsked(page, ['shift', 'off', 'rest'])
      await expect(filterBox(page, 'certificate')).not.toBeChecked()
    })

    test('the shift offer is complete without a script, and shows no check box that would do nothing', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
      const page = await context.newPage()
      await page.goto(path)
      await expectAsked(page, SHIFT_FILTERS)
      for (const filter of SHIFT_FILTERS) {
        await expect(filterBox(page, filter)).toBeHidden()
        await expect(page.locator(shiftOfferAttributes.left.withValue(filter))).toContainText(/\d/)
      }
      await context.close()
    })

    test('the shift offer fits a phone, by touch', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true, baseURL: baseURL ?? '' })
      const page = await context.newPage()
      await page.goto(path)
      const label = shiftOfferStage(page).locator('label').last()
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await label.tap()
      await expectAsked(page, ['shift', 'certificate', 'off'])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await context.close()
    })
  })
