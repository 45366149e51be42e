/** The stub login. */
import { expect, it } from 'vitest'
import { routes } from '#src/site/routes.ts'
import { LOGIN } from '#src/specification/interfaceValues.ts'
import type { JourneyWorld } from './journeys.ts'

/** Found by `name`, because editors may change the labels. */
const EMAIL = 'form [name="email"]'
const PASSWORD = 'form [name="password"]'
/** The button that shows and hides the password. */
const REVEAL = 'form button[aria-label]'
const SUBMIT = 'form button[type="submit"]'

export function registerLoginJourneys(world: JourneyWorld): void {
  it('is busy, then shows the specified message, and keeps text typed before hydration', async () => {
    const visitor = await world.open()
    const release = world.proxy.holdIslands()
    await visitor.visit(routes.customerLogin)
    await visitor.type(EMAIL, 'someone@plant.example')
    await visitor.type(PASSWORD, 'secret')
    await visitor.press('Enter')
    await visitor.run((submit) => {
      const labels: string[] = []
      Object.assign(window, { labels })
      new MutationObserver(() => {
        const label = document.querySelector(submit)?.textContent ?? ''
        if (label !== labels.at(-1)) labels.push(label)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    }, SUBMIT)
    release()
    await expect.poll(() => visitor.text('[role="alert"]')).toBe(LOGIN.message)
    const labels = await visitor.run(() => (window as unknown as { labels: string[] }).labels)
    expect(labels.slice(-2)).toEqual([LOGIN.submitting, LOGIN.submit])
    expect(await visitor.value(EMAIL)).toBe('someone@plant.example')
    expect(await visitor.address()).toBe(routes.customerLogin)
  })
  it('shows and hides the password, from the first click on', async () => {
    const visitor = await world.open()
    const release = world.proxy.holdIslands()
    await visitor.visit(routes.customerLogin)
    await visitor.type(PASSWORD, 'secret')
    await visitor.click(REVEAL)
    release()
    await expect.poll(() => visitor.attribute(PASSWORD, 'type')).toBe('text')
    await visitor.click(REVEAL)
    await expect.poll(() => visitor.attribute(PASSWORD, 'type')).toBe('password')
    expect(await visitor.value(PASSWORD)).toBe('secret')
  })
  it('names missing fields and moves focus there', async () => {
    const visitor = await world.open()
    await visitor.visit(routes.customerLogin)
    await visitor.type(EMAIL, 'nobody')
    await visitor.press('Enter')
    await expect.poll(() => visitor.attribute(EMAIL, 'aria-invalid')).toBe('true')
    await expect.poll(() => visitor.hasFocus(EMAIL)).toBe(true)
    expect(await visitor.sees('[role="alert"]')).toBe(false)
  })
}
