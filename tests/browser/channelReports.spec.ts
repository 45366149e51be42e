import { expect, type Page, test } from '@playwright/test'
import { channelReportsAttributes } from '#src/sections/feature/channelReports/channelReports.attributes.ts'
import { listOpenings } from '../lib/openings.ts'

for (const { path, picture } of listOpenings('channel-reports'))
  test.describe(path, () => {
    /** In the order of the page. */
    const channels = picture.reports.map(({ channel }) => channel)
    const [first = '', second = ''] = channels
    const last = channels.at(-1) ?? ''

    /** The report of one channel: the record's fields and the actions that follow. */
    const channelReport = (page: Page, channel: string) => page.locator(`:is(dl, ul)${channelReportsAttributes.channel.withValue(channel)}`)
    const reportButtons = (page: Page) => page.getByRole('radio')

    async function expectOnly(page: Page, chosen: string) {
      for (const channel of channels) {
        const parts = await channelReport(page, channel).all()
        expect(parts.length).toBeGreaterThan(1)
        for (const part of parts) await expect(part).toBeVisible({ visible: channel === chosen })
      }
    }

    test.beforeEach(({ page }) => page.goto(path))

    test('the opening with channel reports has the first report’s record before anyone chooses', async ({ page }) => {
      await expect(reportButtons(page)).toHaveCount(channels.length)
      await expectOnly(page, first)
    })
    test('a click anywhere on a lane fills the record with its report', async ({ page }) => {
      await page.locator(`label${channelReportsAttributes.channel.withValue(second)} time`).click()
      await expectOnly(page, second)
    })
    test('arrow keys go from report to report, and round', async ({ page }) => {
      await reportButtons(page).first().focus()
      for (const channel of [...channels.slice(1), first]) {
        await page.keyboard.press('ArrowDown')
        await expectOnly(page, channel)
      }
    })
    test('the opening with channel reports scrolls a lane that is reached by keyboard completely into view on a small phone', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await reportButtons(page).first().focus()
      for (const channel of [...channels, first]) {
        const lane = page.locator(`label${channelReportsAttributes.channel.withValue(channel)}`)
        await expect(lane).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('ArrowDown')
      }
    })
    test('the opening with channel reports announces the record with each report', async ({ page }) => {
      const said = new Set<string>()
      for (const lane of await reportButtons(page).all()) {
        const ids = (await lane.getAttribute('aria-describedby'))?.split(' ') ?? []
        expect(ids.length).toBeGreaterThan(1)
        for (const id of ids) said.add((await page.locator(`[id="${id}"]`).textContent()) ?? '')
      }
      // Each channel has two sentences: what was said, and what happened then.
      expect(said.size).toBe(2 * channels.length)
      for (const sentence of said) expect(sentence).not.toMatch(/[{}]/)
    })
    test('the opening with channel reports names each report by its time, its channel and its language, and leaves what was said to the description', async ({
      page,
    }) => {
      const lanes = await page.locator(`label${channelReportsAttributes.channel.selector}`).all()
      expect(lanes).toHaveLength(channels.length)
      for (const lane of lanes) {
        const when = (await lane.locator('time').locator('..').innerText()).replace(/\s+/g, ' ').trim()
        await expect(lane.getByRole('radio')).toHaveAccessibleName(when)
        expect(when.split(' ').length).toBeLessThan(6)
      }
    })
    test('the opening with channel reports works without scripts and with reduced motion', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce', ...(baseURL && { baseURL }) })
      const page = await context.newPage()
      await page.goto(path)
      await reportButtons(page).last().check()
      await expectOnly(page, last)
      await context.close()
    })
    test('the opening with channel reports is printed with the chosen record, by default the first', async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      await expectOnly(page, first)
    })
  })
