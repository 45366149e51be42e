/** The picture of the whole team: its people stand over the columns with their names. */
import { expect, test } from '@playwright/test'
import { CREW, crewWidth } from '#src/illustrations/portrait/drawCrew.ts'
import { resources, routes } from '#src/site/routes.ts'
import { builtPages, readHtml } from '../built/builtSite.ts'

const hasCrew = builtPages.some((page) => page.path === routes.team && readHtml(page).includes(resources.crewPicture))
test.skip(!hasCrew, 'The team is no picture, because it has photographs or does not fill a row.')

test("the people of the team's picture stand over their columns", async ({ page }) => {
  await page.goto(routes.team)
  for (const width of [1280, 1680]) {
    await page.setViewportSize({ width, height: 900 })
    const picture = page.locator(`img[src="${resources.crewPicture}"]`)
    const names = page
      .locator('main')
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
    const people = await names.getByRole('listitem').count()
    const [drawn, columns] = [await picture.boundingBox(), await names.boundingBox()]
    const scale = (drawn?.width ?? Number.NaN) / crewWidth(people)
    const left = (drawn?.x ?? Number.NaN) + ((drawn?.width ?? Number.NaN) - scale * people * CREW.column) / 2
    expect(Math.abs(scale * people * CREW.column - (columns?.width ?? Number.NaN))).toBeLessThanOrEqual(1)
    expect(Math.abs(left - (columns?.x ?? Number.NaN)), `at ${width} px`).toBeLessThanOrEqual(1)
  }
})
