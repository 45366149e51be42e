import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sceneHooks } from '../../illustrations/scene.hooks'
import { WALKTHROUGH } from '../../site/interfaceValues'
import { videosHooks } from './videos.hooks'
import { Walkthrough } from './Walkthrough'
import { connectWalkthroughs } from './walkthrough.client'

const messages = ['one', 'two', 'three'].map((text) => ({ text, time: '05:42' }))
const captions = ['First', 'Second', 'Third']

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = renderToStaticMarkup(
    createElement(Walkthrough, { title: 'A walk', captions, scene: { kind: 'thread', title: 'T', describe: 'D', messages } }),
  )
  connectWalkthroughs()
})
afterEach(() => {
  vi.useRealTimers()
})
const button = (name: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}: A walk"]`)
const caption = () => document.querySelector(videosHooks.caption.selector)?.textContent
const visible = () =>
  [...document.querySelectorAll(sceneHooks.step.selector)].filter((part) => !part.hasAttribute(videosHooks.yetToCome.attribute)).length

it('plays step by step, stops at the end, and starts again', () => {
  expect([caption(), visible()]).toEqual(['Step 1 of 3: First', 1])
  button('Play')?.click()
  vi.advanceTimersByTime(WALKTHROUGH.stepDuration)
  expect([caption(), visible()]).toEqual(['Step 2 of 3: Second', 2])
  vi.advanceTimersByTime(WALKTHROUGH.stepDuration)
  expect([caption(), visible()]).toEqual(['Step 3 of 3: Third', 3])
  expect(vi.getTimerCount()).toBe(0)
  button('Play')?.click()
  expect(caption()).toBe('Step 1 of 3: First')
})
it('pauses', () => {
  button('Play')?.click()
  button('Pause')?.click()
  vi.advanceTimersByTime(WALKTHROUGH.stepDuration * 10)
  expect(caption()).toBe('Step 1 of 3: First')
})
it('steps by hand, within its ends, and keeps the focus there', () => {
  const isOff = (name: string) => button(name)?.getAttribute('aria-disabled')
  expect(isOff('Previous step')).toBe('true')
  button('Next step')?.focus()
  for (let step = 0; step < 3; step++) button('Next step')?.click()
  expect([caption(), isOff('Next step'), isOff('Previous step')]).toEqual(['Step 3 of 3: Third', 'true', 'false'])
  expect(document.activeElement).toBe(button('Next step'))
})
