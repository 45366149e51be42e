import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, assert, beforeEach, describe, expect, it, vi } from 'vitest'
import { ANNOUNCE_DELAY_MS } from '#src/lib/anywhere/time/announceDelay.ts'
import { WALKTHROUGH } from '#src/specification/interfaceValues.ts'
import { Walkthrough } from './Walkthrough.tsx'
import { WalkthroughsView } from './WalkthroughsView.tsx'
import { walkthroughAttributes } from './walkthrough.attributes.ts'
import { connectWalkthroughs } from './walkthrough.client.ts'

const messages = ['one', 'two', 'three'].map((text) => ({ text, time: '05:42' }))
const scene = { kind: 'thread' as const, title: 'T', describe: 'D', messages, sample: true }
const walkthroughs = [
  { id: 'walk', title: 'A walk', captions: ['First', 'Second', 'Third'], scene },
  { id: 'run', title: 'A run', captions: ['Fast', 'Faster'], scene },
]

const words = {
  list: 'Chapters',
  scrubber: 'Step',
  transcript: 'Transcript',
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous step',
  next: 'Next step',
  place: 'Step {step} of {steps}',
}

let disconnect = () => {}
const open = () => {
  disconnect()
  const drawn = walkthroughs.map((walkthrough, index) =>
    createElement(Walkthrough, { key: walkthrough.id, ...walkthrough, transcript: 'Transcript', isFirst: index === 0 }),
  )
  document.body.innerHTML = renderToStaticMarkup(createElement(WalkthroughsView, { heading: 'H', lede: 'L', words, walkthroughs }, drawn))
  disconnect = connectWalkthroughs()
}
beforeEach(() => {
  vi.useFakeTimers()
  Element.prototype.scrollIntoView = vi.fn()
  history.replaceState(null, '', '/')
  open()
})
afterEach(() => {
  disconnect()
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})
const button = (name: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)
const rail = () => document.querySelector<HTMLInputElement>(walkthroughAttributes.scrubber.selector)
const caption = () => document.querySelector(walkthroughAttributes.caption.selector)?.textContent
const shownIds = () => [...document.querySelectorAll(walkthroughAttributes.shown.selector)].map(({ id }) => id)
const partsOf = (id: string) => [...(document.getElementById(id)?.querySelectorAll(walkthroughAttributes.part.selector) ?? [])]
const happened = (id: string) => partsOf(id).filter((part) => !part.hasAttribute(walkthroughAttributes.yetToCome.attribute)).length

describe('the scrubber', () => {
  it('reaches every step of every walk-through, and says where it is', () => {
    const scrubber = rail()
    assert(scrubber)
    expect([scrubber.min, scrubber.max]).toEqual(['0', '4'])
    scrubber.value = '3'
    scrubber.dispatchEvent(new Event('input'))
    expect([shownIds(), scrubber.getAttribute('aria-valuetext')]).toEqual([['run'], 'A run, Step 1 of 2'])
  })
  it('has its step read out once it rests', () => {
    const scrubber = rail()
    assert(scrubber)
    const dragTo = (value: string) => {
      scrubber.value = value
      scrubber.dispatchEvent(new Event('input'))
      vi.advanceTimersByTime(ANNOUNCE_DELAY_MS - 1)
    }
    dragTo('3')
    dragTo('1')
    expect(caption()).toBe('Step 1 of 3: First')
    vi.advanceTimersByTime(1)
    expect(caption()).toBe('Step 2 of 3: Second')
    dragTo('2')
    disconnect()
    expect(vi.getTimerCount()).toBe(0)
  })
  it('has no step read out that a button has left since', () => {
    const scrubber = rail()
    assert(scrubber)
    scrubber.value = '3'
    scrubber.dispatchEvent(new Event('input'))
    button('Next step')?.click()
    vi.advanceTimersByTime(ANNOUNCE_DELAY_MS)
    expect(caption()).toBe('A run. Step 2 of 2: Faster')
  })
  it('follows the one that is chosen', () => {
    const links = document.querySelectorAll<HTMLAnchorElement>(walkthroughAttributes.itemLink.selector)
    links[1]?.click()
    expect([rail()?.value, shownIds(), location.hash]).toEqual(['3', ['run'], '#run'])
    expect([...links].map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true'])
  })
})

describe('the player of a walk-through', () => {
  it('plays step by step, from one to the next, stops at the end, and starts again', () => {
    expect([caption(), shownIds(), happened('walk')]).toEqual(['Step 1 of 3: First', ['walk'], 1])
    button('Play')?.click()
    vi.advanceTimersByTime(WALKTHROUGH.stepDuration)
    expect([caption(), happened('walk')]).toEqual(['Step 2 of 3: Second', 2])
    vi.advanceTimersByTime(WALKTHROUGH.stepDuration * 2)
    expect([caption(), shownIds()]).toEqual(['A run. Step 1 of 2: Fast', ['run']])
    vi.advanceTimersByTime(WALKTHROUGH.stepDuration)
    expect(vi.getTimerCount()).toBe(0)
    button('Play')?.click()
    expect(caption()).toBe('A walk. Step 1 of 3: First')
  })
  it('plays from the large button above the story too, which is the label of the one in the bar', () => {
    const play = document.querySelector<HTMLButtonElement>(walkthroughAttributes.play.selector)
    const [onStage] = play?.labels ?? []
    onStage?.click()
    vi.advanceTimersByTime(WALKTHROUGH.stepDuration)
    expect(caption()).toBe('Step 2 of 3: Second')
  })
  it('names a walk-through when it comes, forward and back, and not with each of its steps', () => {
    const heard: (string | null | undefined)[] = []
    for (const name of ['Next step', 'Next step', 'Next step', 'Next step', 'Previous step', 'Previous step']) {
      button(name)?.click()
      heard.push(caption())
    }
    expect(heard.slice(2)).toEqual(['A run. Step 1 of 2: Fast', 'Step 2 of 2: Faster', 'Step 1 of 2: Fast', 'A walk. Step 3 of 3: Third'])
  })
  it('pauses', () => {
    button('Play')?.click()
    button('Pause')?.click()
    vi.advanceTimersByTime(WALKTHROUGH.stepDuration * 10)
    expect(caption()).toBe('Step 1 of 3: First')
  })
  it('lights the part that happens and its line of the transcript, and outlines what comes next', () => {
    button('Next step')?.click()
    expect(partsOf('walk').map((part) => part.hasAttribute(walkthroughAttributes.now.attribute))).toEqual([false, true, false])
    expect(partsOf('walk').map((part) => part.hasAttribute(walkthroughAttributes.next.attribute))).toEqual([false, false, true])
    const lit = document.querySelectorAll(`${walkthroughAttributes.transcriptLine.selector}[aria-current="step"]`)
    expect([...lit].map((line) => line.textContent)).toEqual(['2Second'])
  })
  it('steps by hand, within its ends, and keeps the focus there', () => {
    const isOff = (name: string) => button(name)?.getAttribute('aria-disabled')
    expect(isOff('Previous step')).toBe('true')
    button('Next step')?.focus()
    for (let step = 0; step < 7; step++) button('Next step')?.click()
    expect([caption(), isOff('Next step'), isOff('Previous step')]).toEqual(['Step 2 of 2: Faster', 'true', 'false'])
    expect(document.activeElement).toBe(button('Next step'))
  })
  it('opens the one that the address names', () => {
    history.replaceState(null, '', '#run')
    open()
    expect([shownIds(), caption()]).toEqual([['run'], 'A run. Step 1 of 2: Fast'])
  })
})
