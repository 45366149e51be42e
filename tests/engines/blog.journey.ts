/** The blog's list and its pages. */
import { expect, it } from 'vitest'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { blogListSchema } from '#src/schemas/pages/blogList.ts'
import { blogAttributes } from '#src/sections/blog/blog.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { BLOG } from '#src/specification/interfaceValues.ts'
import type { JourneyWorld } from './journeys.ts'
import type { Visitor } from './visitor.ts'

const { words } = readSiteEntry('pages/blog-list', blogListSchema)
const pageStatus = (page: number, pages: number): [string, string] => ['p', fillIn(words.page, { page, pages })]

const CARD = blogAttributes.card.selector
const isDisabled = (visitor: Visitor, name: string) =>
  visitor.on(['nav button', name], (button) => (button as HTMLButtonElement).disabled || button.getAttribute('aria-disabled') === 'true')

export function registerBlogJourneys(world: JourneyWorld): void {
  it('goes through its pages, back by the browser, and stops at the ends', async () => {
    world.proxy.repeatBlogCards(4)
    const visitor = await world.open()
    await visitor.visit(routes.blog)
    const total = await visitor.run((selector) => document.querySelectorAll(selector).length, CARD)
    const pages = Math.ceil(total / BLOG.pageSize)
    expect(pages).toBeGreaterThan(2)
    await expect.poll(() => visitor.count(CARD)).toBe(BLOG.pageSize)
    const areAtEnds = () => Promise.all(['Previous', 'Next'].map((name) => isDisabled(visitor, name)))
    await expect.poll(areAtEnds).toEqual([true, false])
    await visitor.click(['nav button', 'Next'])
    await expect.poll(() => visitor.sees(pageStatus(2, pages))).toBe(true)
    await expect.poll(() => visitor.run(() => scrollY)).toBe(0)
    for (let page = 3; page <= pages; page++) {
      await visitor.click(['nav button', 'Next'])
      await expect.poll(() => visitor.sees(pageStatus(page, pages))).toBe(true)
    }
    await expect.poll(areAtEnds).toEqual([false, true])
    await expect.poll(() => visitor.count(CARD)).toBe(total - (pages - 1) * BLOG.pageSize)
    await visitor.back()
    await expect.poll(() => visitor.sees(pageStatus(pages - 1, pages))).toBe(true)
    await visitor.click(['nav button', 'Previous'])
    await expect.poll(() => visitor.sees(pageStatus(pages - 2, pages))).toBe(true)
  })
  it('has no pager if one page is enough, and shows the last page for an address out of range', async () => {
    const visitor = await world.open()
    await visitor.visit(`${routes.blog}?page=7`)
    const total = await visitor.run((selector) => document.querySelectorAll(selector).length, CARD)
    const pages = Math.ceil(total / BLOG.pageSize)
    await expect.poll(() => visitor.count(CARD)).toBe(total - (pages - 1) * BLOG.pageSize)
    expect(await visitor.sees(['nav button', 'Next'])).toBe(pages > 1)
  })
  it('leads to an article and from there back to the list', async () => {
    const visitor = await world.open()
    await visitor.visit(routes.blog)
    await visitor.click([`${CARD} a`, 'Read'])
    await expect.poll(visitor.address).toMatch(/^\/blog\/.+/)
    await visitor.click(`main a[href="${routes.blog}"]`)
    await expect.poll(visitor.address).toBe(routes.blog)
  })
}
