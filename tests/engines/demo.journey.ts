/** The demo request page and the messages of its frame. */
import { expect, it } from 'vitest'
import { routes } from '#src/site/routes.ts'
import { DEMO_FRAME } from '#src/specification/interfaceValues.ts'
import { DEMO_FRAME_SELECTOR } from '../lib/demoFrameSelector.ts'
import type { JourneyWorld } from './journeys.ts'
import type { Visitor } from './visitor.ts'

const readFrameHeight = (visitor: Visitor) => visitor.on(DEMO_FRAME_SELECTOR, (frame) => Number.parseInt(frame.style.height, 10) || 0)
/**
 * Posts a message from the embedded form to the page around it. Heights in these tests are larger than the form needs: in less space an
 * engine shows a scrollbar, lines wrap differently, and the form rightly reports a new height.
 */
const postToFrame = (visitor: Visitor, message: string) =>
  visitor.within(DEMO_FRAME_SELECTOR, async () => visitor.run((data) => window.parent.postMessage(data, '*'), message))

export function registerDemoJourneys(world: JourneyWorld): void {
  const open = async (address: string = routes.requestDemo) => {
    const visitor = await world.open()
    await visitor.visit(address)
    // Wait until the form has its final height and has reported it: a later report would come between this test's own messages.
    await expect
      .poll(async () => {
        let inner = Number.NaN
        // Meanwhile the frame's address gets the campaign, and an engine loses a script that it was running in the frame.
        const ask = visitor.within(DEMO_FRAME_SELECTOR, async () => {
          await visitor.text('h1')
          inner = await visitor.run(() =>
            document.fonts.status === 'loaded' ? Math.ceil(document.documentElement.getBoundingClientRect().height) : Number.NaN,
          )
        })
        await ask.catch(() => null)
        return (await readFrameHeight(visitor)) - inner
      })
      .toBe(DEMO_FRAME.heightAdjustment)
    return visitor
  }
  it('frames the form with the campaign, and takes the height that the form reports', async () => {
    const visitor = await open(`${routes.requestDemo}?utm_source=fair&email=me%40x.example`)
    const source = new URL((await visitor.attribute(DEMO_FRAME_SELECTOR, 'src')) ?? '')
    expect(source.origin).toBe(world.proxy.form)
    expect(Object.fromEntries(source.searchParams)).toEqual({ utm_source: 'fair', landing: routes.requestDemo })
    await postToFrame(visitor, 'demo-request|1800')
    await expect.poll(() => readFrameHeight(visitor)).toBe(1800 + DEMO_FRAME.heightAdjustment)
    expect(await visitor.on(DEMO_FRAME_SELECTOR, (frame) => frame.offsetWidth)).toBeLessThanOrEqual(DEMO_FRAME.maxWidth)
  })
  it('scrolls into view on a message of three parts, and then changes its height', async () => {
    const visitor = await open()
    await visitor.run(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await postToFrame(visitor, 'demo-request|1900|sent')
    await expect
      .poll(() => visitor.on(DEMO_FRAME_SELECTOR, (frame) => Math.abs(Math.round(frame.getBoundingClientRect().top))))
      .toBeLessThan(150)
    await expect.poll(() => readFrameHeight(visitor)).toBe(1900 + DEMO_FRAME.heightAdjustment)
  })
  it('ignores messages of others, and invalid messages', async () => {
    const visitor = await open()
    for (const message of ['demo-request|1e3', 'demo-request|-1', 'demo-request|99999|x', '|700', 'x'.repeat(100_000), 'other|700'])
      await postToFrame(visitor, message)
    await visitor.run(() => {
      for (const data of ['demo-request|901', 'demo-request|902|x', null, { a: 1 }]) window.postMessage(data, '*')
      const other = document.createElement('iframe')
      document.body.append(other)
      other.contentWindow?.parent.postMessage('demo-request|903', '*')
    })
    // Messages arrive in order: once this one has taken effect, the earlier ones were ignored.
    const before = await readFrameHeight(visitor)
    await visitor.run((selector) => {
      const frame = document.querySelector<HTMLElement>(selector)
      const heights: string[] = []
      Object.assign(window, { heights })
      if (frame) new MutationObserver(() => heights.push(frame.style.height)).observe(frame, { attributeFilter: ['style'] })
    }, DEMO_FRAME_SELECTOR)
    const posted = 1850
    const taken = posted + DEMO_FRAME.heightAdjustment
    await postToFrame(visitor, `demo-request|${posted}`)
    await expect.poll(() => readFrameHeight(visitor)).toBe(taken)
    expect(before).not.toBe(taken)
    expect(await visitor.run(() => (window as unknown as { heights: string[] }).heights)).toEqual([`${taken}px`])
  })
}
