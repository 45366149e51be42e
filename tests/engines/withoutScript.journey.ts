/** Reading with JavaScript switched off, in the engines whose driver supports that. */
import { expect, it } from 'vitest'
import { blogAttributes } from '#src/sections/blog/blog.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { DEMO_FRAME_SELECTOR } from '../lib/demoFrameSelector.ts'
import { fieldOf } from './form.journey.ts'
import type { JourneyWorld } from './journeys.ts'

export function registerWithoutScriptJourneys(world: JourneyWorld): void {
  it('shows answers, cards, menu and form', async ({ skip }) => {
    if (!world.engine.readsWithoutScript) return skip('the driver cannot switch scripts off')
    const visitor = await world.open({ isWithoutScript: true })
    await visitor.visit(routes.faqs)
    const answers = () =>
      visitor.run(() =>
        Array.from(document.querySelectorAll('details[name="faq"] > p'), (answer) =>
          answer.checkVisibility({ contentVisibilityAuto: true }),
        ),
      )
    expect(await answers()).not.toEqual([])
    await visitor.click('details[name="faq"] > summary')
    await expect.poll(async () => (await answers()).filter(Boolean).length).toBe(1)
    await visitor.click(['summary', 'Menu'])
    await expect.poll(() => visitor.sees(['nav a', 'Request Demo'])).toBe(true)
    world.proxy.repeatBlogCards(4)
    await visitor.visit(routes.blog)
    const cards = await visitor.run((card) => document.querySelectorAll(card).length, blogAttributes.card.selector)
    expect(await visitor.count(blogAttributes.card.selector)).toBe(cards)
    await visitor.visit(routes.requestDemo)
    await visitor.within(`noscript ${DEMO_FRAME_SELECTOR}`, async () => {
      expect(await visitor.sees(fieldOf('email'))).toBe(true)
    })
  })
}
