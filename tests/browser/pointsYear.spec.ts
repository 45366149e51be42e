/** The year of points on the policy page: its prices and its movable events, with mouse, keyboard and touch, and without a script. */
import { expect, type Page, test } from '@playwright/test'
import { ladderAttributes } from '#src/illustrations/ladder/ladder.attributes.ts'
import { calculatePointsYear, dayIndexOf } from '#src/models/pointsYear/pointsYear.ts'
import { POLICY_WITHOUT_REMOVAL } from '#src/models/policy/examplePolicy.ts'
import { listDrawnEvents, listSlabLabels, unlabeledPieces } from '#src/sections/feature/pointsYear/drawing/drawnEvents.ts'
import { createPointsYearScale, headroomAt } from '#src/sections/feature/pointsYear/drawing/pointsYearScale.ts'
import { pointsYearAttributes } from '#src/sections/feature/pointsYear/pointsYear.attributes.ts'
import { withAbsencePrice } from '#src/sections/feature/pointsYear/state/absencePrice.ts'
import { isInYear, withMovedEvent } from '#src/sections/feature/pointsYear/state/moveEvent.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { listOpenings } from '../lib/openings.ts'
import { holdIslands } from './heldIslands.ts'

const USUAL_PRICE = POLICY_WITHOUT_REMOVAL.points.unplannedAbsence
const eventTab = (page: Page, id: string) => page.locator(pointsYearAttributes.tab.withValue(id))
/** Position of a slider's handle for a day, in pixels of the window. At January 1 half of the handle is beyond the edge. */
const handleAt = (page: Page, id: string, dayIndex: number) =>
  eventTab(page, id).evaluate((slider: HTMLInputElement, at) => {
    const { left, width, top, height } = slider.getBoundingClientRect()
    const handle = -2 * Number.parseFloat(getComputedStyle(slider).left)
    return { x: left + handle / 2 + (at / Number(slider.max)) * (width - handle), y: top + height / 2 }
  }, dayIndex)
/** The slab of an event must begin at the event's handle. */
const expectSlabAtHandle = async (page: Page, id: string) => {
  const dayIndex = Number(await eventTab(page, id).inputValue())
  const { x } = await handleAt(page, id, dayIndex)
  const start = async () => (await page.locator(pointsYearAttributes.part.withValue(`${id} slab 0`)).boundingBox())?.x ?? Number.NaN
  await expect.poll(async () => Math.abs((await start()) - x)).toBeLessThan(2)
}

for (const { path, picture } of listOpenings('points-year'))
  test.describe(path, () => {
    const { events, year, words } = picture
    const viewAt = (price: number) => calculatePointsYear(events, withAbsencePrice(POLICY_WITHOUT_REMOVAL, price), year)

    const eventsOfYear = events.filter(({ day }) => isInYear(day, year))
    const unprotectedAbsences = eventsOfYear.filter(({ type, protection }) => type === 'unplannedAbsence' && protection === 'none')
    const [absence] = unprotectedAbsences
    // Editors may protect every absence. Then no price and no day changes anything.
    if (!absence) return

    const button = (page: Page, name: 'less' | 'more') => page.getByRole('button', { name: words.price[name], exact: true })
    const expectPrice = async (page: Page, price: number) => {
      await expect(page.locator(pointsYearAttributes.price.selector)).toHaveAttribute(pointsYearAttributes.price.attribute, String(price))
      await expect(page.locator(pointsYearAttributes.total.selector)).toHaveText(String(viewAt(price).pointsAtEnd))
    }

    test.beforeEach(async ({ page }) => {
      await page.goto(path)
    })

    test('the playable year first shows the year at the policy’s prices, also without scripts', async ({ page, browser, baseURL }) => {
      await expectPrice(page, USUAL_PRICE)
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
      const plain = await context.newPage()
      await plain.goto(path)
      await expectPrice(plain, USUAL_PRICE)
      await expect(button(plain, 'more')).toBeHidden()
      await expect(eventTab(plain, absence.id)).toBeHidden()
      await expect(plain.getByRole('combobox')).toBeHidden()
      await context.close()
    })

    test('the playable year recalculates the whole year with the first press and each later one', async ({ page }) => {
      await button(page, 'more').click()
      await expectPrice(page, USUAL_PRICE + 0.5)
      await button(page, 'less').focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Space')
      await expectPrice(page, USUAL_PRICE - 0.5)
      await expect(page.getByRole('status').filter({ hasText: String(viewAt(USUAL_PRICE - 0.5).pointsAtEnd) })).toHaveCount(1)
    })

    test('the playable year draws slabs as high as the ladder says', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (let price = USUAL_PRICE; price < POLICY_WITHOUT_REMOVAL.points.noCallNoShow; price += 0.5) await button(page, 'more').click()
      await expectPrice(page, POLICY_WITHOUT_REMOVAL.points.noCallNoShow)
      /** The upper and the lower edge of an element, in pixels of the window. */
      const edgesOf = (selector: string) =>
        page.locator(selector).evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return { top, bottom }
        })
      /** The ladder begins at 0, with the space of its first step. Its last step is as high as the drawing goes. */
      const { pointLadder } = POLICY_WITHOUT_REMOVAL
      const spaceOf = (step: string) => `${sharedAttributes.tool.withValue('PointsYear')} ${ladderAttributes.gap.selector}:${step}`
      const ground = (await edgesOf(spaceOf('first-child'))).bottom
      const most = pointLadder.at(-1)?.at ?? 0
      const point = (ground - (await edgesOf(spaceOf('last-child'))).top) / most
      expect(point).toBeGreaterThan(10)
      const { piles } = viewAt(POLICY_WITHOUT_REMOVAL.points.noCallNoShow)
      for (const { day, slabs } of piles)
        for (const [index, { base, points }] of slabs.entries()) {
          const { top, bottom } = await edgesOf(pointsYearAttributes.part.withValue(`${day} slab ${index}`))
          expect(Math.abs(ground - base * point - bottom), `lower edge of slab ${index} of ${day}`).toBeLessThan(1.5)
          expect(Math.abs(ground - Math.min(most, base + points) * point - top), `upper edge of slab ${index} of ${day}`).toBeLessThan(1.5)
        }
    })

    // The narrowest width with the words beside the drawing, where they are highest.
    test('the playable year keeps free below the words what its slabs may fill', async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 900 })
      const most = POLICY_WITHOUT_REMOVAL.pointLadder.at(-1)?.at ?? 0
      const plot = await page.locator(`svg:has(${pointsYearAttributes.part.selector})`).first().boundingBox()
      const words = await page.locator('div:has(> div > h1)').boundingBox()
      const { y: top, height } = plot ?? { y: Number.NaN, height: Number.NaN }
      const highest = top + height * (1 - headroomAt(0, createPointsYearScale(365, most)) / most)
      // Within an eighth of a point, because the space between ground and words is rounded to lines of text.
      expect((words?.y ?? Number.NaN) + (words?.height ?? Number.NaN)).toBeLessThan(highest + height / most / 8)
    })

    /** Visible vertical lines, in pixels of the window. */
    const findLines = (page: Page) =>
      page.locator(`svg:has(${pointsYearAttributes.part.selector}) line`).evaluateAll((lines) =>
        lines
          .filter((line) => line.checkVisibility() && !['none', 'transparent'].includes(getComputedStyle(line).stroke))
          .map((line) => line.getBoundingClientRect())
          .flatMap(({ left, width, bottom, height }) => (width < 1 && height > 8 ? [{ x: left, bottom }] : [])),
      )
    /** Position of an event's tab: the x of its handle, and its top. */
    const tabAt = async (page: Page, { id, day }: (typeof events)[number]) => {
      const { top } = await eventTab(page, id).evaluate((slider) => slider.getBoundingClientRect())
      return { x: (await handleAt(page, id, dayIndexOf(day, year))).x, top }
    }
    /** Events whose slab is above the ground, with no label between slab and tab. */
    const linedEvents = () => {
      const { piles } = viewAt(USUAL_PRICE)
      const labels = listSlabLabels(listDrawnEvents(piles, events, year), words)
      return piles.flatMap(({ day, slabs: [first] }) =>
        first && unlabeledPieces(first.from, first.base, labels).some(([low]) => low === 0)
          ? eventsOfYear.filter((event) => event.day === day)
          : [],
      )
    }

    test('the playable year draws a line from each raised slab down to its tab', async ({ page }) => {
      expect(linedEvents().length).toBeGreaterThan(1)
      const lines = await findLines(page)
      for (const event of linedEvents()) {
        const { x, top } = await tabAt(page, event)
        const reaching = lines.filter((line) => Math.abs(line.x - x) < 2 && Math.abs(line.bottom - top) < 4)
        expect(reaching, `lines down to the tab of ${event.id}`).toHaveLength(1)
      }
    })

    test('the playable year lets a day be dragged with the mouse, and its slab goes with it', async ({ page }) => {
      await eventTab(page, absence.id).scrollIntoViewIfNeeded()
      const from = dayIndexOf(absence.day, year)
      const [start, end] = [await handleAt(page, absence.id, from), await handleAt(page, absence.id, from + 60)]
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      await page.mouse.move(end.x, end.y, { steps: 8 })
      await page.mouse.up()
      await expect.poll(async () => Math.abs(Number(await eventTab(page, absence.id).inputValue()) - from - 60)).toBeLessThanOrEqual(2)
      const dayIndex = Number(await eventTab(page, absence.id).inputValue())
      const day = withMovedEvent(eventsOfYear, absence.id, dayIndex, year).find(({ id }) => id === absence.id)?.day ?? ''
      await expect(page.getByRole('combobox')).toHaveValue(absence.id)
      await expect(page.getByRole('table', { name: words.table.caption })).toContainText(String(Number(day.slice(8))))
      await expectSlabAtHandle(page, absence.id)
      // The line of days between the handles belongs to no event.
      const { x, y } = await handleAt(page, absence.id, from)
      expect(await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.tagName, [x, y] as const)).not.toBe('INPUT')
    })

    test.describe('on a tablet', () => {
      test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })
      test('the playable year lets a day be dragged with a finger', async ({ page, context }) => {
        await eventTab(page, absence.id).scrollIntoViewIfNeeded()
        const from = dayIndexOf(absence.day, year)
        const session = await context.newCDPSession(page)
        const touch = async (type: 'touchStart' | 'touchMove', dayIndex: number) =>
          session.send('Input.dispatchTouchEvent', { type, touchPoints: [await handleAt(page, absence.id, dayIndex)] })
        await touch('touchStart', from)
        for (let dayIndex = from; dayIndex <= from + 60; dayIndex += 10) await touch('touchMove', dayIndex)
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
        await expect.poll(async () => Math.abs(Number(await eventTab(page, absence.id).inputValue()) - from - 60)).toBeLessThanOrEqual(4)
        await expectSlabAtHandle(page, absence.id)
      })
    })

    test('the playable year moves days by keyboard, brings a step forward, and puts everything back', async ({ page }) => {
      const reached = () => page.getByText(words.result.step.split('{step}')[1] ?? '').first()
      const first = await reached().textContent()
      // Until last year's point expires, the slabs lie on top of it.
      for (const [index, { id }] of unprotectedAbsences.entries()) {
        await eventTab(page, id).focus()
        await eventTab(page, id).press('Home')
        for (let day = 0; day < 3 * index; day++) await eventTab(page, id).press('ArrowRight')
      }
      await expect(reached()).not.toHaveText(first ?? '')
      await expect(eventTab(page, unprotectedAbsences.at(-1)?.id ?? '')).toHaveAttribute('aria-valuetext', new RegExp(String(year)))
      await expect(page.getByRole('status').filter({ hasText: String(year) })).toHaveCount(1)
      await button(page, 'more').click()
      await page.getByRole('button', { name: words.move.back }).click()
      await expect(reached()).toHaveText(first ?? '')
      await expect(eventTab(page, absence.id)).toHaveValue(String(dayIndexOf(absence.day, year)))
      await expectPrice(page, USUAL_PRICE)
    })

    test('the playable year keeps a day that was moved before hydration', async ({ page }) => {
      const release = await holdIslands(page)
      await page.reload()
      await eventTab(page, absence.id).focus()
      await eventTab(page, absence.id).press('Home')
      await eventTab(page, absence.id).press('ArrowRight')
      await expect(eventTab(page, absence.id)).toHaveValue('1')
      await release()
      await expect(eventTab(page, absence.id)).toHaveAttribute('aria-valuetext', `January 2, ${year}`)
      await expect(eventTab(page, absence.id)).toHaveValue('1')
      await expectSlabAtHandle(page, absence.id)
    })

    test('the playable year keeps an event that was chosen before hydration, and moves it', async ({ page }) => {
      const last = eventsOfYear.at(-1)?.id ?? ''
      const release = await holdIslands(page)
      await page.reload()
      await page.getByRole('combobox').selectOption(last)
      await page.getByRole('button', { name: words.move.earlier }).click()
      const dayIndex = Number(await eventTab(page, last).inputValue())
      await release()
      await expect.poll(async () => Number(await eventTab(page, last).inputValue())).toBeLessThan(dayIndex)
      await expect(page.getByRole('combobox')).toHaveValue(last)
    })

    test('on a phone single presses move days, and with reduced motion nothing is animated', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 360, height: 800 })
      await expect(eventTab(page, absence.id)).toBeHidden()
      const slab = page.locator(pointsYearAttributes.part.withValue(`${absence.id} slab 0`))
      const place = async () => Number((await slab.getAttribute('x'))?.replace('%', ''))
      const before = await place()
      await page.getByRole('combobox', { name: words.move.which }).selectOption(absence.id)
      await page.getByRole('button', { name: words.move.later }).click()
      await expect.poll(place).toBeGreaterThan(before)
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    })
  })
