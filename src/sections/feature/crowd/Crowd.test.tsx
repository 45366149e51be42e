import { readFileSync } from 'node:fs'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { rosterOf } from '../../../lib/anywhere/crowd/roster'
import { FILTERS, type Filter, sieved } from '../../../lib/anywhere/crowd/sieve'
import { crowdOpening } from '../../../schemas/opening/crowdOpening'
import { Crowd } from './Crowd.island'
import { crowdAttributes } from './crowd.attributes'

const written = parse(readFileSync('src/content/features/mass-communication.yaml', 'utf8')).opening
const props = crowdOpening.parse(written)
const roster = rosterOf()
const state = { root: null as Root | null, errors: [] as unknown[] }

/** The server's HTML in the page, then React over it, as in a visitor's browser. */
function open() {
  const stage = document.createElement('div')
  stage.innerHTML = renderToString(<Crowd {...props} />)
  document.body.append(stage)
  const hydrate = () =>
    act(() => {
      state.root = hydrateRoot(stage, <Crowd {...props} />, { onRecoverableError: (error) => state.errors.push(error) })
    })
  return { stage, hydrate }
}
const box = (filter: Filter) => screen.getAllByRole<HTMLInputElement>('checkbox').find(({ value }) => value === filter) as HTMLInputElement
const askedShown = () => Number(document.querySelector(crowdAttributes.asked.selector)?.getAttribute(crowdAttributes.asked.attribute))
const leftOf = (filter: Filter) => document.querySelector(crowdAttributes.left.withValue(filter))?.textContent
/** How many people are drawn, each by where an outline begins. */
const drawn = (stage: Element, fill = '') => {
  const paths = Array.from(stage.querySelectorAll(`defs path${fill}`), (path) => path.getAttribute('d') ?? '')
  return paths.join('').match(/a5 6 0 0 1 5-6/g)?.length ?? 0
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(state, { root: null, errors: [] })
})
afterEach(() => {
  act(() => state.root?.unmount())
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
})

describe('the crowd', () => {
  it('is complete before its script: everybody drawn, and lit who is asked', () => {
    const { stage } = open()
    expect(stage.innerHTML).not.toMatch(/\sstyle=/)
    expect(drawn(stage)).toBe(roster.length)
    expect(drawn(stage, '.fill-signal') + drawn(stage, '.fill-go')).toBe(askedShown())
    expect(drawn(stage, '.fill-go')).toBe(props.yes.length)
    expect(askedShown()).toBe(40)
  })
  it('hydrates without a difference, and says nothing before somebody acts', () => {
    const { hydrate } = open()
    hydrate()
    act(() => vi.advanceTimersByTime(5000))
    expect(state.errors).toEqual([])
    expect(screen.getByRole('status').textContent).toBe('')
  })
  it('asks more people when a filter goes, and shows whom in vain', () => {
    const { stage, hydrate } = open()
    hydrate()
    fireEvent.click(box('rest'))
    const { asked, vain, left } = sieved(roster, ['shift', 'certificate', 'off'])
    expect(askedShown()).toBe(asked)
    expect(drawn(stage, '.fill-on-deck-2')).toBe(vain)
    expect(leftOf('off')).toContain(String(left.off))
    expect(leftOf('rest')).not.toMatch(/\d/)
    expect(drawn(stage)).toBe(roster.length)
  })
  it('never has someone raise a hand who could not come, whatever is off', () => {
    const { stage, hydrate } = open()
    hydrate()
    for (const filter of FILTERS) {
      fireEvent.click(box(filter))
      expect(drawn(stage, '.fill-go')).toBe(props.yes.length)
    }
    expect(askedShown()).toBe(roster.length)
  })
  it('keeps what was switched before its script came', () => {
    const { hydrate } = open()
    box('off').checked = false
    hydrate()
    expect(box('off').checked).toBe(false)
    expect(askedShown()).toBe(sieved(roster, ['shift', 'certificate', 'rest']).asked)
  })
  it('reads the outcome out once, after the last of several choices', () => {
    open().hydrate()
    fireEvent.click(box('rest'))
    act(() => vi.advanceTimersByTime(300))
    expect(screen.getByRole('status').textContent).toBe('')
    fireEvent.click(box('off'))
    act(() => vi.advanceTimersByTime(5000))
    expect(screen.getByRole('status').textContent).toContain(String(sieved(roster, ['shift', 'certificate']).asked))
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('what an editor writes', () => {
  const refused = (changed: object) => crowdOpening.safeParse({ ...written, ...changed }).error?.issues.map(({ message }) => message)
  it('refuses a yes of someone who could not come', () => {
    const other = roster.findIndex(({ rest }) => rest < 10) + 1
    expect(refused({ yes: [{ ...written.yes[0], person: other }] })?.[0]).toMatch(/could not take the shift/)
  })
  it('refuses more people than shifts', () => {
    expect(refused({ open: 1 })?.[0]).toMatch(/More people/)
  })
})
