/**
 * The minutes of the first call on home. On wide screens the strip above them matches the positions of the texts; on tablets its labels
 * have enough space.
 */
import { expect, test } from '@playwright/test'
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { builtPages, readHtml } from '../built/builtSite.ts'

const hasMinutes = builtPages.some((page) => page.path === '/' && readHtml(page).includes(`${sectionAttributes.name.attribute}="minutes"`))
test.skip(!hasMinutes, 'Home has no minutes, which editors may leave out.')

test('the strip’s light ends at the dots of the first and the last moment, and its labels are clear of the plant', async ({ page }) => {
  await page.goto(routes.home)
  const section = page.locator(sectionAttributes.name.withValue('minutes'))
  // A laptop's smallest and usual widths, and a desktop screen. The columns differ slightly.
  for (const width of [1024, 1280, 1680]) {
    await page.setViewportSize({ width, height: 900 })
    await section.scrollIntoViewIfNeeded()
    /** Centers of the moments' dots. In each item the dot is the last span, after the line to the next one. */
    const dots = await section.getByRole('listitem').evaluateAll((all) =>
      all.map((item) => {
        const dot = [...item.querySelectorAll('span[aria-hidden]')].at(-1)?.getBoundingClientRect()
        return { x: (dot?.left ?? Number.NaN) + (dot?.width ?? 0) / 2, y: (dot?.top ?? Number.NaN) + (dot?.height ?? 0) / 2 }
      }),
    )
    const [strip, plant, cone] = await section.locator('svg:not(svg svg)').all()
    const light = await cone?.locator('path').evaluate((path) => path.getBoundingClientRect().toJSON() as DOMRect)
    expect(Math.abs((light?.left ?? 0) - (dots[0]?.x ?? Number.NaN))).toBeLessThanOrEqual(1)
    expect(Math.abs((light?.right ?? 0) - (dots.at(-1)?.x ?? Number.NaN))).toBeLessThanOrEqual(4)
    expect(Math.abs((light?.bottom ?? 0) - (dots[0]?.y ?? Number.NaN))).toBeLessThanOrEqual(1)
    // The horn's clock stands in front of the plant's sky. The other labels end shortly before the plant begins.
    const ends = await strip?.locator('text').evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right))
    const from = (await plant?.boundingBox())?.x ?? Number.NaN
    const left = Math.max(...(ends ?? []).toSorted((a, b) => a - b).slice(0, -1))
    expect(left).toBeLessThanOrEqual(from - 12)
    expect(left, `at ${width} px`).toBeGreaterThan(from - 24)
  }
})

test('the strip’s flap stands as close to its bay on laptops, where the bay is larger, as on tablets', async ({ page }) => {
  await page.goto(routes.home)
  /** From the bay to the flap: to the right, and up to its upper edge. In pixels. */
  const readDistances = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const strip = page.locator(sectionAttributes.name.withValue('minutes')).getByRole('img')
    const [bay, flap] = await strip
      .locator('> svg > g')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
    return { right: (flap?.left ?? Number.NaN) - (bay?.right ?? 0), up: (bay?.top ?? Number.NaN) - (flap?.top ?? 0) }
  }
  const [tablet, laptop] = [await readDistances(768), await readDistances(1024)]
  expect(Math.abs(laptop.right - tablet.right)).toBeLessThan(2)
  expect(Math.abs(laptop.up - tablet.up)).toBeLessThan(2)
})

test("the strip's labels are clear of each other and of the edge on tablets", async ({ page }) => {
  await page.goto(routes.home)
  const strip = page.locator(sectionAttributes.name.withValue('minutes')).getByRole('img')
  for (const width of [640, 768]) {
    await page.setViewportSize({ width, height: 740 })
    await strip.scrollIntoViewIfNeeded()
    const words = await strip
      .locator('text:visible')
      .evaluateAll((all) =>
        all
          .map((element) => element.getBoundingClientRect())
          .map(({ left, right }) => ({ left: Math.round(left), right: Math.round(right) })),
      )
    const inOrder = words.toSorted((a, b) => a.left - b.left)
    expect(inOrder.length).toBeGreaterThanOrEqual(2)
    for (const [index, { right }] of inOrder.entries()) expect(right).toBeLessThan(inOrder[index + 1]?.left ?? width)
  }
})
