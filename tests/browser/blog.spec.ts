/** The blog as readers use it. */
import { expect, test } from '@playwright/test'
import { NOTES_TITLE } from '#src/downloads/template/printedTemplate.ts'
import { ladderAttributes } from '#src/illustrations/ladder/ladder.attributes.ts'
import { toastAttributes } from '#src/islandParts/toast/toast.attributes.ts'
import { documentAttributes } from '#src/sections/document/document.attributes.ts'
import { proseAttributes } from '#src/sections/prose/prose.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { templateAttributes } from '#src/sections/template/template.attributes.ts'
import { currentSlug } from '#src/site/redirects.ts'
import { routeTo } from '#src/site/routes.ts'
import { builtPages, readHtml } from '../built/builtSite.ts'
import { CALL_IN_ARTICLE } from '../lib/specifiedPages.ts'

/**
 * @returns the page of a kind with the most "no-call/no-show", or no page if none has it. It is searched for, because editors decide which
 * articles use the term
 */
function findTornWords(kind: string): string[] {
  const counted = builtPages
    .filter((page) => page.kind === kind)
    .map((page) => ({ path: page.path, count: readHtml(page).match(/>no-call\/no-show/gi)?.length ?? 0 }))
  const [most] = counted.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)
  return most ? [most.path] : []
}

test('the list of sections does not fold on wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(CALL_IN_ARTICLE)
  const toc = page.locator(documentAttributes.toc.selector)
  await expect(toc.locator('a[href="#workflow"]')).toBeVisible()
  await expect(toc.locator('details')).toBeHidden()
})
test('on a phone, one line stays in sight, names the section and unfolds the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(CALL_IN_ARTICLE)
  const toc = page.locator(documentAttributes.toc.selector)
  const bar = toc.locator('summary')
  const link = toc.locator('a[href="#workflow"]')
  await expect(link).toBeHidden()
  const name = (await link.textContent()) ?? ''
  await bar.click()
  await link.click()
  await expect(link).toBeHidden()
  await expect(bar).toContainText(name)
  await expect(bar).toBeInViewport()
  await expect(page.locator('#workflow h2')).toBeInViewport({ ratio: 1 })
  const [line, heading] = await Promise.all([bar.boundingBox(), page.locator('#workflow h2').boundingBox()])
  expect(line?.height).toBeLessThanOrEqual(52)
  expect(heading?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0))
  await page.locator('#compliance').evaluate((section) => window.scrollTo(0, section.getBoundingClientRect().top + scrollY - 119))
  await expect(bar).toContainText((await toc.locator('a[href="#compliance"]').textContent()) ?? '')
})
test('the list of sections unfolds without JavaScript too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', viewport: { width: 360, height: 800 } })
  const page = await context.newPage()
  await page.goto(CALL_IN_ARTICLE)
  const toc = page.locator(documentAttributes.toc.selector)
  await expect(toc.locator('a[href="#workflow"]')).toBeHidden()
  await toc.locator('summary').click()
  await expect(toc.locator('a[href="#workflow"]')).toBeVisible()
  await context.close()
})
test('links to sections of an article’s older outline work', async ({ page }) => {
  await page.goto(`${CALL_IN_ARTICLE}#managers`)
  await expect(page.locator('section:has(#managers)').getByRole('heading', { level: 2 })).toBeInViewport()
})
test('a heading’s link and a template can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(CALL_IN_ARTICLE)
  await page
    .locator('#workflow')
    .getByRole('button', { name: /Copy the link/ })
    .click()
  await expect(page.locator(toastAttributes.toast.selector)).toContainText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${CALL_IN_ARTICLE}#workflow`)
  await page.locator(templateAttributes.card.selector).first().getByRole('button', { name: 'Copy' }).click()
  await expect(page.locator(toastAttributes.toast.selector)).toContainText('Template copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^# .+\n\n.*\n## 1\. .+/s)
  expect(copied).not.toContain(NOTES_TITLE)
})
test('side notes stand in the margin beside their paragraphs, and on phones below them', async ({ page }) => {
  await page.goto(CALL_IN_ARTICLE)
  const places = () =>
    page.locator(proseAttributes.sideNote.selector).evaluateAll((notes) =>
      notes.map((note) => {
        const [own, paragraph] = [note.getBoundingClientRect(), (note.previousElementSibling ?? note).getBoundingClientRect()]
        return { isBeside: own.left > paragraph.right && Math.abs(own.top - paragraph.top) < 16, isBelow: own.top >= paragraph.bottom }
      }),
    )
  await page.setViewportSize({ width: 1280, height: 800 })
  const wide = await places()
  expect(wide.length).toBeGreaterThan(1)
  expect(wide.filter(({ isBeside }) => !isBeside)).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  expect((await places()).filter(({ isBelow }) => !isBelow)).toEqual([])
})
test('a ladder of the policy gives each step as much space as it is above the one before, on phones and on wide screens', async ({
  page,
}) => {
  for (const { path } of builtPages.filter((candidate) => readHtml(candidate).includes(ladderAttributes.gap.attribute))) {
    await page.goto(path)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const ladder of await page
        .getByRole('list')
        .filter({ has: page.locator(`> ${ladderAttributes.gap.selector}`) })
        .all()) {
        const perUnit = await ladder.getByRole('listitem').evaluateAll((steps, attribute) => {
          const boxes = steps.map((step) => step.getBoundingClientRect())
          const isUpright = new Set(boxes.map(({ top }) => top)).size > 1
          return steps.map((step, index) => (boxes[index]?.[isUpright ? 'height' : 'width'] ?? 0) / Number(step.getAttribute(attribute)))
        }, ladderAttributes.gap.attribute)
        expect(perUnit.length).toBeGreaterThan(1)
        for (const space of perUnit) expect(Math.abs(space - (perUnit[0] ?? 0)), `${path} at ${width} px`).toBeLessThan(1)
      }
    }
  }
})
test('a chart has the same data as a table, which is not printed', async ({ page }) => {
  await page.goto(CALL_IN_ARTICLE)
  const chart = page.locator(proseAttributes.chart.selector).first()
  const table = chart.getByRole('table')
  await expect(table).toBeHidden()
  await chart.locator(`${proseAttributes.table.selector} summary`).click()
  await expect(table).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(table).toBeHidden()
  await expect(chart.locator(proseAttributes.drawing.selector)).toBeVisible()
})
for (const path of ['blog', 'article'].flatMap(findTornWords))
  test(`no-call/no-show never breaks across lines, not even in titles on phones: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const lines = await page.locator('main').evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const found: number[] = []
      while (texts.nextNode()) {
        for (const { index, 0: words } of (texts.currentNode.textContent ?? '').matchAll(/no-call\/no-shows?/gi)) {
          const range = new Range()
          range.setStart(texts.currentNode, index)
          range.setEnd(texts.currentNode, index + words.length)
          if (texts.currentNode.parentElement?.checkVisibility()) found.push(range.getClientRects().length)
        }
      }
      return found
    })
    expect(lines).not.toEqual([])
    expect(lines.filter((count) => count > 1)).toEqual([])
  })
test('templates download as Word and Markdown', async ({ request }) => {
  const word = await request.get(routeTo.template('point-policy', 'docx'))
  expect(word.headers()['content-type']).toContain('wordprocessingml')
  expect((await word.body()).subarray(0, 2).toString()).toBe('PK')
  expect(await (await request.get(routeTo.template('point-policy', 'md'))).text()).toMatch(/^# .+\n/)
})
test('the attendance article has one question open at a time', async ({ page }) => {
  await page.goto(routeTo.article(currentSlug(routeTo.article, 'managing-employee-attendance-2025')))
  const questions = page.locator('#faqs details')
  await questions.nth(0).locator('summary').click()
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1)).toHaveAttribute('open')
  await expect(questions.nth(0)).not.toHaveAttribute('open')
})
test('articles print without what only makes sense on a screen', async ({ page }) => {
  await page.goto(CALL_IN_ARTICLE)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator(`header${sharedAttributes.shell.selector}`)).toBeHidden()
  await expect(page.locator(documentAttributes.toc.selector)).toBeAttached()
  await expect(page.locator(documentAttributes.toc.selector)).toBeHidden()
  await expect(page.locator('#compliance')).toBeVisible()
  // The printed page names the site and the article's address.
  await expect(
    page.getByText(`${new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').host}${CALL_IN_ARTICLE}`),
  ).toBeVisible()
})
