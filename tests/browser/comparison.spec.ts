import { expect, type Page, test } from '@playwright/test'
import { comparisonAttributes } from '#src/sections/comparison/comparison.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { readSettings } from '#src/site/settings.ts'

const { opening, line: drawn, reached } = comparisonAttributes

/** @returns the lengths of the opening's lines, in thirds of their tracks, from top to bottom */
const readDrawnLines = (page: Page) =>
  page.locator(drawn.selector).evaluateAll((lines) =>
    lines.map((line) => {
      const whole = line.parentElement?.getBoundingClientRect().width ?? 1
      return Math.round((line.getBoundingClientRect().width / whole) * 300) / 100
    }),
  )
/** @returns one alternative's values in the table, in thirds, from top to bottom */
const readTableLines = (page: Page, alternative: number) =>
  page
    .locator('#comparison tbody tr')
    .evaluateAll(
      (rows, [attribute, index]) =>
        rows.map((row) => Number(row.querySelectorAll(`[${attribute}]`)[Number(index)]?.getAttribute(String(attribute)))),
      [reached.attribute, alternative] as const,
    )

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('arrow keys choose the alternative; headline, text and lines follow, and the lines match the table', async ({ page }) => {
  await page.goto(routes.comparison)
  const radios = page.locator(opening.selector).getByRole('radio')
  const heading = page.getByRole('heading', { level: 1 })
  const first = page.locator(opening.selector).getByRole('listitem').first()
  const count = await radios.count()
  expect(count).toBeGreaterThan(1)
  const seenWords = new Set<string>()
  for (let index = 0; index < count; index += 1) {
    if (index === 0) await radios.first().check()
    else await page.keyboard.press('ArrowRight')
    await expect(radios.nth(index)).toBeChecked()
    seenWords.add(
      `${await heading.innerText()} ${await first.innerText()} ${await page.locator(opening.selector).getByRole('status').innerText()}`,
    )
    expect(await readDrawnLines(page)).toEqual(await readTableLines(page, index))
    // The accessible name of the list, and each of its rows, say to which alternative the values belong.
    const name = (await page.locator(`${opening.selector} fieldset label`).nth(index).innerText()).trim()
    await expect(page.locator(opening.selector).getByRole('list')).toHaveAccessibleName(new RegExp(name))
    const rows = await page.locator(opening.selector).getByRole('listitem').all()
    expect(rows).not.toHaveLength(0)
    for (const row of rows) {
      const words = await row.innerText()
      expect(words).toContain(`${name}:`)
      expect(words).not.toMatch(/by hand\s+by hand/i)
    }
    // The status must get new text. Screen readers do not announce text that styles merely reveal.
    const status = page.locator(opening.selector).getByRole('status')
    if (index > 0) await expect.poll(async () => (await status.textContent()) === (await status.innerText())).toBe(true)
  }
  expect(seenWords.size).toBe(count)
  await expect(heading).toHaveCount(1)
})
test('the comparison begins with an alternative whose lines differ, and the table on phones begins with the same one', async ({ page }) => {
  await page.goto(routes.comparison)
  const lines = await readDrawnLines(page)
  expect(new Set(lines).size).toBeGreaterThan(2)
  const chosen = (root: string) =>
    page.locator(`${root} input[type="radio"]`).evaluateAll((all) => all.findIndex((input) => (input as HTMLInputElement).checked))
  expect(lines).toEqual(await readTableLines(page, await chosen(opening.selector)))
  expect(await chosen('#comparison')).toBe(await chosen(opening.selector))
})
test('a visitor without JavaScript chooses, too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(routes.comparison)
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await page.locator(opening.selector).getByRole('radio').nth(3).check()
  await expect(heading).not.toHaveText(before, { useInnerText: true })
  const name = (await page.locator(`${opening.selector} fieldset label`).nth(3).innerText()).trim()
  await expect(page.locator(opening.selector).getByRole('list')).toHaveAccessibleName(new RegExp(name))
  expect(await page.locator(opening.selector).getByRole('listitem').first().innerText()).toContain(`${name}:`)
  await context.close()
})
test('what is announced of the lines stands above them, and a missing feature is printed stronger than a partial one', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(routes.comparison)
    const list = page.locator(opening.selector).getByRole('list')
    const status = await page.locator(opening.selector).getByRole('status').boundingBox()
    expect((status?.y ?? 0) + (status?.height ?? 0)).toBeLessThan((await list.boundingBox())?.y ?? 0)
    const [step, gap] = await list
      .locator('small:visible')
      .filter({ hasNotText: readSettings(process.env).name })
      .evaluateAll((all) => all.slice(0, 2).map((element) => Number(getComputedStyle(element).fontWeight)))
    expect(gap).toBeGreaterThan(step ?? 0)
  }
})
test('lines move between alternatives, but jump with reduced motion', async ({ page }) => {
  await page.goto(routes.comparison)
  const line = page.locator(drawn.selector).first()
  await expect(line).toHaveCSS('transition-duration', '0s')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(line).not.toHaveCSS('transition-duration', '0s')
})
test('phones read every alternative in the table, beside ours and in the window, also without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', viewport: { width: 360, height: 800 } })
  const page = await context.newPage()
  await page.goto(routes.comparison)
  const section = page.locator('#comparison')
  const heads = section.locator('thead th:visible')
  const first = section.locator('tbody tr').first().locator('td')
  const names = (await section.locator('fieldset label').allInnerTexts()).map((name) => name.trim())
  expect(names.length).toBeGreaterThan(1)
  for (const [index, name] of names.entries()) {
    await section.getByRole('radio').nth(index).check()
    // The columns: the feature, our product, the chosen alternative, and the question.
    await expect(heads).toHaveCount(4)
    await expect(heads.nth(2)).toHaveText(name)
    const box = await heads.nth(2).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 360)).toBeLessThan(360)
    await expect(first.nth(index + 1)).toBeVisible()
  }
  await page.emulateMedia({ media: 'print' })
  await expect(heads).toHaveCount(names.length + 3)
  await context.close()
})
test('in each narrower window the table shows that it continues, and its first column stays', async ({ page }) => {
  for (const width of [360, 768, 1000]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(routes.comparison)
    const area = page.locator('#comparison').getByRole('group', { name: /scrolls/ })
    await expect(page.locator('#comparison p:visible')).toHaveCount(2)
    const head = page.locator('#comparison tbody th').first()
    const left = (await head.boundingBox())?.x
    await area.evaluate((element) => element.scrollTo({ left: 200, behavior: 'instant' }))
    expect(await area.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    expect((await head.boundingBox())?.x).toBe(left)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.locator('#comparison p:visible')).toHaveCount(1)
})
test('the table offers a choice of columns only to phones: wider windows show all of them', async ({ page }) => {
  await page.goto(routes.comparison)
  const choices = page.locator('#comparison').getByRole('radio')
  for (const [width, isOffered] of [
    [360, true],
    [700, false],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await (isOffered ? expect(choices).not.toHaveCount(0) : expect(choices).toHaveCount(0))
  }
})
