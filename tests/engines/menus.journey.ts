/** The header's menus, by pointer and keyboard. */
import { expect, it } from 'vitest'
import { folders, routes } from '#src/site/routes.ts'
import { countMenuPages } from '../lib/siteMenus.ts'
import { specifiedFeature } from '../lib/specifiedPages.ts'
import type { JourneyWorld } from './journeys.ts'

const FEATURES = ['header button', 'Features'] as const
const INDUSTRIES = ['header button', 'Industries'] as const
const PANEL_PAGE = specifiedFeature('policy-automation')
const PANEL_LINK = `header a[href="${PANEL_PAGE}"]`

export function registerMenuJourneys(world: JourneyWorld): void {
  const home = async () => {
    const visitor = await world.open()
    await visitor.visit(routes.home)
    return { visitor, isOpen: () => visitor.attribute(FEATURES, 'aria-expanded') }
  }

  it('open on a click and on hovering without any file of script', async () => {
    world.proxy.emptyScripts()
    const { visitor, isOpen } = await home()
    // A slow driver hovers long before it presses. The click then closes the menu that hovering opened, as it should, and the next click
    // opens it.
    const clickOpens = async () => {
      await visitor.click(FEATURES)
      return isOpen()
    }
    await expect.poll(clickOpens).toBe('true')
    await expect.poll(() => visitor.sees(PANEL_LINK)).toBe(true)
    await visitor.hover(INDUSTRIES)
    await expect.poll(() => visitor.attribute(INDUSTRIES, 'aria-expanded')).toBe('true')
  })
  it('open on hover, follow the pointer, and close behind it', async () => {
    const { visitor, isOpen } = await home()
    await visitor.hover(FEATURES)
    await expect.poll(isOpen).toBe('true')
    await visitor.hover(INDUSTRIES)
    await expect.poll(() => visitor.attribute(INDUSTRIES, 'aria-expanded')).toBe('true')
    await expect.poll(isOpen).toBe('false')
    await expect.poll(() => visitor.count(`header a[href^="${folders.industries}/"]`)).toBe(countMenuPages('industries'))
    await visitor.hover('footer a')
    await expect.poll(() => visitor.attribute(INDUSTRIES, 'aria-expanded')).toBe('false')
  })
  it.each(['Enter', 'Space'])('open on %s, the first key too; Escape closes and gives focus back', async (key) => {
    world.proxy.emptyScripts()
    const { visitor, isOpen } = await home()
    await visitor.focus(FEATURES)
    await visitor.press(key)
    await expect.poll(isOpen).toBe('true')
    await visitor.press('ArrowDown')
    await expect.poll(() => visitor.run(() => document.activeElement?.getAttribute('href'))).toMatch(/^\/features\//)
    await visitor.press('Escape')
    await expect.poll(isOpen).toBe('false')
    await expect.poll(() => visitor.hasFocus(FEATURES)).toBe(true)
  })
  it('lead to their pages', async () => {
    const { visitor } = await home()
    await visitor.focus(FEATURES)
    await visitor.press('Enter')
    await visitor.click(PANEL_LINK)
    await expect.poll(visitor.address).toBe(PANEL_PAGE)
  })
}
