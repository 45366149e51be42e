/** Drawer, theme, navigation, toasts, pages that do not exist. */
import { expect, it } from 'vitest'
import { toastAttributes } from '#src/islandParts/toast/toast.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { themeAttributes } from '#src/sections/theme/theme.attributes.ts'
import { routes, routeTo } from '#src/site/routes.ts'
import { NOT_FOUND } from '#src/specification/interfaceValues.ts'
import type { JourneyWorld } from './journeys.ts'

const OPEN_MENU = ['button', 'Open menu'] as const
const DRAWER = 'dialog[open]'

export function registerShellJourneys(world: JourneyWorld): void {
  it('opens the drawer on the first tap, without any file of script', async () => {
    world.proxy.emptyScripts()
    const visitor = await world.open({ isPhone: true })
    await visitor.visit(routes.home)
    await visitor.tap(OPEN_MENU)
    await expect.poll(() => visitor.sees(DRAWER)).toBe(true)
  })
  it('closes the drawer on a press beside it, and where the window grows wide', async () => {
    const visitor = await world.open({ isPhone: true })
    await visitor.visit(routes.home)
    await visitor.tap(OPEN_MENU)
    await expect.poll(() => visitor.sees(DRAWER)).toBe(true)
    await visitor.pressAt(10, 400)
    await expect.poll(() => visitor.sees(DRAWER)).toBe(false)
    await visitor.tap(OPEN_MENU)
    await expect.poll(() => visitor.sees(DRAWER)).toBe(true)
    await visitor.resize(1280)
    await expect.poll(() => visitor.run(() => document.querySelector('dialog')?.open)).toBe(false)
  })
  it('closes the drawer when a link is chosen, also after Back', async () => {
    const visitor = await world.open({ isPhone: true })
    await visitor.visit(routes.home)
    await visitor.tap(OPEN_MENU)
    await visitor.tap([`${DRAWER} a`, 'Request Demo'])
    await expect.poll(visitor.address).toBe(routes.requestDemo)
    await visitor.back()
    await expect.poll(visitor.address).toBe(routes.home)
    await expect.poll(() => visitor.sees(DRAWER)).toBe(false)
  })
  it('closes the drawer on Escape and gives focus back', async () => {
    const visitor = await world.open({ isPhone: true })
    await visitor.visit(routes.home)
    await visitor.tap(OPEN_MENU)
    await expect.poll(() => visitor.on(DRAWER, (drawer) => drawer.contains(document.activeElement))).toBe(true)
    await visitor.press('Tab')
    expect(await visitor.on(DRAWER, (drawer) => drawer.contains(document.activeElement))).toBe(true)
    await visitor.press('Escape')
    await expect.poll(() => visitor.sees(DRAWER)).toBe(false)
    await expect.poll(() => visitor.hasFocus(OPEN_MENU)).toBe(true)
  })

  const paper = () => getComputedStyle(document.documentElement).backgroundColor
  it('remembers the chosen theme, and forgets it for the system’s', async () => {
    const visitor = await world.open()
    await visitor.visit(routes.customerLogin)
    const light = await visitor.run(paper)
    await visitor.click(themeAttributes.choice.withValue('dark'))
    const shown = () => visitor.run(paper)
    await expect.poll(shown).not.toBe(light)
    const dark = await shown()
    await visitor.visit(routes.faqs)
    await expect.poll(shown).toBe(dark)
    const pressed = () =>
      Promise.all(['dark', 'system'].map((theme) => visitor.attribute(themeAttributes.choice.withValue(theme), 'aria-pressed')))
    await expect.poll(pressed).toEqual(['true', 'false'])
    await visitor.click(themeAttributes.choice.withValue('system'))
    await expect.poll(shown).toBe(light)
    await visitor.reload()
    await expect.poll(shown).toBe(light)
  })
  it('follows a system that asks for dark and for no motion', async () => {
    const visitor = await world.open({ isCalm: true })
    await visitor.visit(routes.home)
    const dark = await visitor.run(paper)
    expect(await visitor.run(() => document.getAnimations().filter((animation) => animation.playState === 'running').length)).toBe(0)
    await visitor.click(themeAttributes.choice.withValue('light'))
    await expect.poll(() => visitor.run(paper)).not.toBe(dark)
  })

  it('offers a skip link with the first Tab', async () => {
    const visitor = await world.open()
    await visitor.visit(routes.customerLogin)
    await visitor.press('Tab')
    await expect.poll(() => visitor.run(() => document.activeElement?.textContent?.trim())).toBe('Skip to content')
    await visitor.press('Enter')
    await expect.poll(() => visitor.hasFocus('main')).toBe(true)
  })
  it('opens a new page at the top, and Back restores the scroll position', async () => {
    const visitor = await world.open()
    await visitor.visit(routes.home)
    const scroll = () => visitor.run(() => scrollY)
    await visitor.click(`footer a[href="${routes.customerLogin}"]`)
    await expect.poll(visitor.address).toBe(routes.customerLogin)
    await expect.poll(scroll).toBe(0)
    await visitor.back()
    await expect.poll(visitor.address).toBe(routes.home)
    await expect.poll(scroll).toBeGreaterThan(1500)
  })
  it('has a page before the click where a mouse rested on its link, and never fetches it twice', async () => {
    const [link, path] = [`footer a[href="${routes.faqs}"]`, routes.faqs]
    const visitor = await world.open()
    await visitor.visit(routes.home)
    await visitor.hover(link)
    // WebKit cannot be asked for a page ahead of time.
    if (visitor.engine !== 'webkit') await expect.poll(() => world.proxy.countAnswers(path)).toBe(1)
    await visitor.click(link)
    await expect.poll(visitor.address).toBe(path)
    expect(world.proxy.countAnswers(path)).toBe(1)
  })
  it('copies a link with a confirmation, which F8 reaches', async () => {
    const visitor = await world.open()
    await visitor.visit(routes.requestDemo)
    // The frame first gets its height, which moves the content below it.
    await expect.poll(() => visitor.on('iframe', (frame) => frame.style.height)).not.toBe('')
    await visitor.click(`main ${sharedAttributes.copyLink.selector}`)
    await expect.poll(() => visitor.text(toastAttributes.toast.selector)).toContain('Link copied')
    await visitor.press('F8')
    await expect.poll(() => visitor.run(() => document.activeElement?.tagName)).toBe('OL')
    await visitor.visit(routes.faqs)
    await visitor.click('input[type="search"]')
    await visitor.press('v', 'Control')
    await expect.poll(() => visitor.value('input[type="search"]')).toBe(`${world.proxy.site}${routes.requestDemo}`)
  })

  it('answers an unknown address with the specified texts', async () => {
    const visitor = await world.open()
    await visitor.visit('/no/such/page')
    expect(await visitor.text('h1')).toBe(NOT_FOUND.page.heading)
    expect(await visitor.text('main')).toContain(NOT_FOUND.page.text)
    await visitor.visit(routeTo.article('no-such-post'))
    expect(await visitor.text('h1')).toBe(NOT_FOUND.post.heading)
    expect(await visitor.sees(`main a[href="${routes.blog}"]`)).toBe(true)
  })
  it('keeps the first keystrokes of a search before hydration', async () => {
    const visitor = await world.open()
    const release = world.proxy.holdIslands()
    await visitor.visit('/nope')
    await visitor.type('main input[type="search"]', 'demo')
    release()
    await expect.poll(() => visitor.attribute('search a', 'href')).toContain('demo')
    expect(await visitor.value('main input[type="search"]')).toBe('demo')
  })
}
