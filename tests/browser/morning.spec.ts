/**
 * The morning on home: dragged, played, and called off in, with pointer, touch and keyboard, and without scripts. Longer than other files
 * because it tests a single component.
 */
import { expect, type Page, test } from '@playwright/test'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import { morningAt } from '#src/models/morning/minute/morningAt.ts'
import { EXAMPLE_RULES } from '#src/models/policy/examplePolicy.ts'
import { REASON_CODES } from '#src/models/policy/policy.ts'
import { homeSchema } from '#src/schemas/pages/home/home.ts'
import { morningSchema as schema } from '#src/schemas/pages/morning/morning.ts'
import { policyTablesSchema } from '#src/schemas/shared/policyTables.ts'
import { morningAttributes } from '#src/sections/home/morning/morning.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { holdIslands } from './heldIslands.ts'

const { story, words, languages } = readSiteEntry('pages/morning', schema)
const { reasonCodes } = readSiteEntry('shared/policy-tables', policyTablesSchema)
const { opening } = readSiteEntry('pages/home', homeSchema)
const snapshotAt = (minute: number) => morningAt(story, EXAMPLE_RULES, [], minute)

const morningOf = (page: Page) => page.locator(morningAttributes.minute.selector)
const slider = (page: Page) => page.getByRole('slider', { name: words.rail.label })
const field = (page: Page) => page.getByRole('textbox', { name: words.line.input })
const button = (page: Page, name: string) => morningOf(page).getByRole('button', { name, exact: true })
const messages = (page: Page, from: 'report' | 'reply') => page.locator(`[${morningAttributes.message.attribute}="${from}"]`)
const rows = (page: Page) => page.locator(morningAttributes.row.selector)
const states = (page: Page, of: 'row' | 'bay') =>
  page
    .locator(morningAttributes[of].selector)
    .evaluateAll((all, name) => all.map((element) => element.getAttribute(name)), morningAttributes[of].attribute)
const expectMinute = (page: Page, minute: number) =>
  expect(morningOf(page)).toHaveAttribute(morningAttributes.minute.attribute, clockOf(minute))
const expectedStates = (minute: number) => snapshotAt(minute).rows.map(({ state }) => state)

test.beforeEach(async ({ page }) => {
  await page.goto(routes.home)
})

test.describe('calling off in one’s own words', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })
  const you = snapshotAt(story.poster).visitorStations[0]
  const ownRow = (page: Page) => rows(page).filter({ hasText: you?.role ?? '' })

  for (const [lang, text, reason] of [
    ['es', 'No puedo ir, mi hija está enferma', 'family'],
    ['vi', 'Tôi bị sốt, ngày mai tôi đi làm', 'illness'],
    ['pl', 'Jestem chory, wrócę jutro', 'illness'],
  ] as const) {
    test(`reads ${lang}, answers in it, and finds a replacement`, async ({ page }) => {
      // Requests for the page's code and icon do not count as sent data.
      const sentTexts: string[] = []
      page.on('request', (request) => {
        const isFile = ['script', 'image', 'font', 'other'].includes(request.resourceType())
        if (!isFile || request.method() !== 'GET' || new URL(request.url()).search) sentTexts.push(request.url())
      })
      await field(page).fill(text)
      await field(page).press('Enter')
      await expect(messages(page, 'report').first()).toContainText(text)
      const answer = languages.find((language) => language.lang === lang)?.answer ?? ''
      await expect(messages(page, 'reply').locator(`[lang="${lang}"]`)).toHaveText(answer)
      await expect(
        morningOf(page)
          .getByRole('definition')
          .filter({ hasText: REASON_CODES.find(({ id }) => id === reason)?.label ?? '' }),
      ).toBeVisible()
      // Reduced motion jumps to the result: a replacement for the visitor.
      await expect(ownRow(page)).toHaveAttribute(morningAttributes.row.attribute, /covered|promised/)
      await expect(ownRow(page)).not.toContainText(`${you?.person} ·`)
      // Nothing that was typed has left the page.
      expect(sentTexts).toEqual([])
      expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).not.toContain(text.slice(0, 8))
    })
  }

  test('keeps the label of its text box visible while the visitor types', async ({ page }) => {
    await field(page).fill('feeling sick')
    const name = await morningOf(page).getByText(words.line.input, { exact: true }).boundingBox()
    expect(name?.height).toBeGreaterThan(10)
    expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual((await field(page).boundingBox())?.y ?? 0)
  })

  test('asks by buttons when it does not understand, and takes "prefer not to say"', async ({ page }) => {
    await field(page).fill('qwertz 12')
    await field(page).press('Enter')
    await expect(messages(page, 'reply')).toContainText(words.line.unread)
    await expect(ownRow(page)).toHaveAttribute(morningAttributes.row.attribute, 'covered')
    // Visitors who are still in the text box are told where the buttons are: one step back.
    await expect(morningOf(page).getByRole('status').last()).toContainText(words.line.above)
    await expect(field(page)).toBeFocused()
    await field(page).press('Shift+Tab')
    await expect(morningOf(page).getByRole('group', { name: words.line.unread }).getByRole('button').last()).toBeFocused()
    const label = REASON_CODES.find(({ id }) => id === 'no-reason')?.label ?? ''
    await button(page, label).click()
    await expect(morningOf(page).getByRole('definition').filter({ hasText: label })).toBeVisible()
    await expect(messages(page, 'report').first()).toContainText('qwertz 12')
  })

  test('asks the fixed question about a car, and leaves the decision to HR', async ({ page }) => {
    const points = () => page.locator(morningAttributes.points.selector).getAttribute(morningAttributes.points.attribute)
    await field(page).fill('Car won’t start')
    await button(page, words.line.send).click()
    await expect(messages(page, 'reply').last()).toContainText(words.line.ask)
    // While the question shows, the record is that of the visitor.
    await expect(button(page, words.line.no)).toBeVisible()
    const before = Number(await points())
    await button(page, words.line.no).click()
    await expect(messages(page, 'report').last()).toContainText(words.line.no)
    expect(Number(await points())).toBe(before)
    await button(page, words.record.count).click()
    await expect.poll(async () => Number(await points())).toBe(before + EXAMPLE_RULES.policy.points.unplannedAbsence)
    await button(page, words.record.protect).click()
    await expect.poll(async () => Number(await points())).toBe(before)
  })

  test('names missing input, and can start over', async ({ page }) => {
    await button(page, words.line.send).click()
    await expect(morningOf(page).getByText(words.line.empty)).toBeVisible()
    await field(page).fill('I am sick')
    await field(page).press('Enter')
    await button(page, words.line.again).click()
    await expect(ownRow(page)).toContainText(you?.person ?? '')
  })
})

for (const [width, height] of [
  [1280, 720],
  [1280, 800],
  [1280, 900],
  [1440, 900],
] as const)
  test(`keeps the lit bays, their people and their names on the first screen at ${width} × ${height}, never moves them, and clips no message`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await page.evaluate(() => document.fonts.ready)
    const promise = [page.getByRole('heading', { level: 1 }), page.getByText(opening.lede)]
    const actions = [opening.primary, opening.secondary].map(({ label }) => page.locator('main').getByRole('link', { name: label }).first())
    for (const part of [...promise, ...actions, button(page, words.play.play), button(page, words.line.send)])
      await expect(part).toBeInViewport({ ratio: 1 })
    /** Positions of the bays: their top below the console, their floor above the names, and their height. */
    const bays = async () => {
      const all = page.locator(morningAttributes.bay.selector)
      await expect(all).toHaveCount(story.stations.length)
      const begin = (await all.first().boundingBox())?.y ?? 0
      const floors = await Promise.all(
        (await page.locator(morningAttributes.name.selector).all()).map(async (name) => (await name.boundingBox())?.y ?? 0),
      )
      const height = (await morningOf(page).boundingBox())?.height ?? 0
      return { begin: Math.round(begin), floor: Math.round(Math.max(...floors)), height: Math.round(height) }
    }
    const resting = await bays()
    // Minutes at which the console has the most text: when each call-off arrives, when the supervisor is told, and when people are asked.
    const minutes = [story.start, ...story.callOffs.flatMap(({ minute }) => [0, 1, 2].map((after) => minute + after)), story.horn]
    /** Where the text below the lowest bay ends. */
    const nameEnd = () =>
      page.locator(morningAttributes.name.selector).evaluateAll((all) => {
        const ends = all.map((name) => {
          const words = document.createRange()
          words.selectNodeContents(name)
          return words.getBoundingClientRect().bottom
        })
        return Math.round(Math.max(...ends))
      })
    /** Whether the first message of the line is completely visible. */
    const isWhole = () =>
      messages(page, 'report')
        .first()
        .evaluate((message) => {
          const line = message.closest('[role="group"]')?.getBoundingClientRect()
          return message.getBoundingClientRect().top >= Math.floor(line?.top ?? Number.POSITIVE_INFINITY)
        })
    const panes = await field(page).evaluate((element) => element.closest('figure')?.getBoundingClientRect().bottom ?? 0)
    expect(resting.begin).toBeGreaterThanOrEqual(Math.floor(panes))
    expect(resting.floor - resting.begin).toBeGreaterThan(100)
    expect(await nameEnd()).toBeGreaterThan(resting.floor)
    expect(await nameEnd()).toBeLessThanOrEqual(height)
    for (const minute of minutes) {
      await slider(page).fill(String(minute))
      await expectMinute(page, minute)
      // At the horn, the strip below also shows an offer.
      expect(await bays()).toEqual(resting)
      if (snapshotAt(minute).latestCourse) await expect.poll(isWhole).toBe(true)
    }
    // The reason with the longest record, decided by the visitor.
    await field(page).fill('qwertz 12')
    await field(page).press('Enter')
    await expect(messages(page, 'reply')).toContainText(words.line.unread)
    expect(await bays()).toEqual(resting)
    await expect.poll(isWhole).toBe(true)
    const longest = [...REASON_CODES].sort((a, b) => reasonCodes.checks[b.id].length - reasonCodes.checks[a.id].length)[0]
    await button(page, longest?.label ?? '').click()
    await button(page, words.record.count).click()
    await expect(
      morningOf(page)
        .getByText(words.record.none.split('{')[0] ?? '')
        .first(),
    ).toBeVisible()
    expect(await bays()).toEqual(resting)
  })

for (const height of [720, 800])
  test(`shows the visitor’s message and the whole question at 1280 × ${height}, and waits for the answer`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height })
    await page.evaluate(() => document.fonts.ready)
    await slider(page).fill(String(story.horn))
    await field(page).fill('Car won’t start')
    await field(page).press('Enter')
    await expect(button(page, words.line.no)).toBeVisible()
    /** Whether both bubbles and the buttons are completely within the scrolling area. */
    const areWhole = () =>
      messages(page, 'reply')
        .last()
        .evaluate((question, report) => {
          const line = question.closest('[role="group"]')?.getBoundingClientRect()
          const parts = [question, document.querySelector(report), ...(question.parentElement?.querySelectorAll('button') ?? [])]
          return parts.every((part) => {
            const box = part?.getBoundingClientRect()
            return box && line && box.height > 10 && box.top >= Math.floor(line.top) && box.bottom <= Math.ceil(line.bottom)
          })
        }, `[${morningAttributes.message.attribute}="report"]`)
    await expect.poll(areWhole).toBe(true)
    await expectMinute(page, story.poster)
    await button(page, words.line.no).click()
    await expect(morningOf(page)).not.toHaveAttribute(morningAttributes.minute.attribute, clockOf(story.poster))
  })

test.describe('the playable morning', () => {
  test('first shows whose shift is taken and a bay that is still empty, also without scripts', async ({ page, browser, baseURL }) => {
    await expectMinute(page, story.poster)
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const plain = await context.newPage()
    await plain.goto(routes.home)
    await expectMinute(plain, story.poster)
    expect(await states(plain, 'row')).toEqual(expectedStates(story.poster))
    expect(await states(plain, 'bay')).toEqual(expectedStates(story.poster))
    const late = snapshotAt(story.poster).rows.find(({ state }) => state === 'promised')
    await expect(morningOf(plain).getByText(`${late?.person} · ${clockOf(late?.placement?.arrival ?? 0)}`)).toBeVisible()
    await expect(messages(plain, 'report').first()).toContainText(snapshotAt(story.poster).latestCourse?.callOff.text ?? '')
    // Controls that would not work are not shown.
    await expect(slider(plain)).toBeHidden()
    await expect(field(plain)).toBeHidden()
    await context.close()
  })
  test('follows the slider by keyboard, and announces its value', async ({ page }) => {
    await slider(page).focus()
    await slider(page).press('Home')
    await expectMinute(page, story.start)
    const [first] = story.callOffs
    if (!first) throw new Error('The morning has no call-off.')
    for (let minute = story.start; minute < first.minute; minute++) await slider(page).press('ArrowRight')
    await expectMinute(page, first.minute)
    expect(await states(page, 'row')).toEqual(expectedStates(first.minute))
    expect(await states(page, 'bay')).toEqual(expectedStates(first.minute))
    await expect(slider(page)).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`${clockOf(first.minute)}.*${snapshotAt(first.minute).counts.covered}.*${story.stations.length}`),
    )
    await expect(messages(page, 'report').first()).toContainText(first.text)
    // The event is announced after a pause.
    await expect(morningOf(page).getByRole('status').last()).toContainText(clockOf(first.minute))
    await slider(page).press('End')
    await expectMinute(page, story.horn)
  })
  test('keeps a slider position from before hydration', async ({ page }) => {
    const release = await holdIslands(page)
    await page.reload()
    await slider(page).focus()
    await slider(page).press('Home')
    await release()
    await expectMinute(page, story.start)
  })
  test('plays from the beginning at the first press, then on to the horn, and offers the demo', async ({ page }) => {
    const minute = () => morningOf(page).getAttribute(morningAttributes.minute.attribute)
    const passTime = async () => {
      await page.clock.runFor(1200)
      return minute()
    }
    await page.clock.install()
    await page.reload()
    await button(page, words.play.play).click()
    await expect(button(page, words.play.pause)).toBeVisible()
    await expect.poll(async () => ((await passTime()) ?? '') > clockOf(story.start)).toBe(true)
    expect(((await minute()) ?? '') < clockOf(story.poster)).toBe(true)
    await slider(page).fill(String(story.poster))
    await button(page, words.play.play).click()
    await expect.poll(passTime).toBe(clockOf(story.horn))
    const offer = page.locator(morningAttributes.offer.selector)
    await expect(offer.getByRole('link')).toHaveAttribute('href', routes.requestDemo)
    // It stops at the end, and starts again on request.
    await page.clock.runFor(10_000)
    await expectMinute(page, story.horn)
    await button(page, words.play.again).click()
    await expect(button(page, words.play.pause)).toBeVisible()
    await expect(offer).toHaveCount(0)
  })
  test('pauses while it is out of view', async ({ page }) => {
    await page.clock.install()
    await page.reload()
    await button(page, words.play.play).click()
    await expect(button(page, words.play.pause)).toBeVisible()
    await page.locator('footer').last().scrollIntoViewIfNeeded()
    // The browser takes a moment to report that the morning is out of view. Then time passes.
    await expect.poll(() => morningOf(page).evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(0)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const before = await morningOf(page).getAttribute(morningAttributes.minute.attribute)
    await page.clock.runFor(20_000)
    const after = await morningOf(page).getAttribute(morningAttributes.minute.attribute)
    // At most the minute that was running when it left the view.
    expect(Math.abs(Number(after?.slice(3)) - Number(before?.slice(3)))).toBeLessThanOrEqual(1)
  })
  test('shows the empty bay on the first screen of a phone, above the clock', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const promised = page.locator(morningAttributes.bay.withValue('promised'))
    await expect(promised).toBeInViewport({ ratio: 1 })
    const above = (await promised.boundingBox())?.y ?? Number.POSITIVE_INFINITY
    expect((await button(page, words.play.play).boundingBox())?.y).toBeGreaterThan(above)
  })
  test('jumps from event to event with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await slider(page).focus()
    await slider(page).press('Home')
    await button(page, words.play.next).click()
    await expectMinute(page, story.callOffs[0]?.minute ?? 0)
    await expect(button(page, words.play.next)).toBeVisible()
  })
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })
  test('the morning fits, and is played by touch', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const sample = languages.find(({ sample }) => sample)
    await button(page, sample?.name ?? '').tap()
    await expect(messages(page, 'report').first()).toContainText(sample?.sample?.text ?? '')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
