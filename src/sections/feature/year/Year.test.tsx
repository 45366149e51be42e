import { readFileSync } from 'node:fs'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { withAbsencePrice } from '../../../lib/anywhere/year/absencePrice'
import { yearOfPoints } from '../../../lib/anywhere/year/yearOfPoints'
import { opening as schema } from '../../../schemas/opening/opening'
import { WINDOW_POLICY } from '../../../site/policy/examplePolicy'
import { Year } from './Year.island'
import { yearHooks } from './year.hooks'

const content = parse(readFileSync('src/content/features/policy-automation.yaml', 'utf8'))
const opening = schema.parse(content.opening)
if (opening.kind !== 'year') throw new Error('The page no longer opens with a year.')
const props = { ...opening, policy: WINDOW_POLICY }
const { words, events, year } = opening
const totalAt = (price: number) => String(yearOfPoints(events, withAbsencePrice(WINDOW_POLICY, price), year).atEnd)

const state = { root: null as Root | null, errors: [] as unknown[], still: true }
function open() {
  const stage = document.createElement('div')
  stage.innerHTML = renderToString(<Year {...props} />)
  document.body.append(stage)
  return {
    stage,
    hydrate: () =>
      act(() => {
        state.root = hydrateRoot(stage, <Year {...props} />, { onRecoverableError: (error) => state.errors.push(error) })
      }),
  }
}
const shown = (hook: 'price' | 'total') => {
  const element = document.querySelector(yearHooks[hook].selector)
  return element && yearHooks[hook].read(element)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  Object.assign(state, { root: null, errors: [], still: true })
  vi.stubGlobal('matchMedia', () => ({ matches: state.still, addEventListener: () => undefined, removeEventListener: () => undefined }))
})
afterEach(() => {
  act(() => state.root?.unmount())
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('the year of points', () => {
  it('is complete before its script, at the price of the policy, without a style that the security policy would refuse', () => {
    const { stage, hydrate } = open()
    expect(stage.innerHTML).not.toMatch(/\sstyle=/)
    const price = WINDOW_POLICY.points.unplannedAbsence
    expect(shown('price')).toBe(String(price))
    expect(shown('total')).toBe(totalAt(price))
    hydrate()
    expect(state.errors).toEqual([])
  })
  it('goes up to the price of a no-call/no-show and down to nothing, and no further; the buttons say so', () => {
    open().hydrate()
    for (let press_ = 0; press_ < 10; press_++) press(words.price.more)
    expect(shown('price')).toBe(String(WINDOW_POLICY.points.noCallNoShow))
    expect(shown('total')).toBe(totalAt(WINDOW_POLICY.points.noCallNoShow))
    expect(screen.getByRole('button', { name: words.price.more }).getAttribute('aria-disabled')).toBe('true')
    for (let press_ = 0; press_ < 10; press_++) press(words.price.less)
    expect(shown('price')).toBe('0')
    expect(shown('total')).toBe(totalAt(0))
    expect(screen.getByRole('button', { name: words.price.less }).getAttribute('aria-disabled')).toBe('true')
  })
  it('tells in rows what it draws: each event, what waits without points, and what expires', () => {
    open().hydrate()
    press(words.price.more)
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(rows).toHaveLength(events.length + 1)
    expect(
      within(rows.at(-1) as HTMLElement)
        .getAllByRole('cell')
        .at(-1)?.textContent,
    ).toBe(totalAt(1.5))
    const waiting = rows.filter((row) => row.textContent.includes(words.table.pending.replace('{type}', '').trim()))
    expect(waiting.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual(['0'])
  })
  it('reads out what a changed price makes of the year, and nothing before', () => {
    vi.useFakeTimers()
    open().hydrate()
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('')
    press(words.price.more)
    press(words.price.more)
    expect(status.textContent).toBe('')
    act(() => vi.runAllTimers())
    expect(status.textContent).toContain(totalAt(2))
    vi.useRealTimers()
  })
  it('moves parts to their new places, and none where nothing may move', () => {
    const animate = vi.fn()
    Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true })
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, Number(shown('price')) * 10, 1, 1))
    open().hydrate()
    press(words.price.more)
    expect(animate).not.toHaveBeenCalled()
    state.still = false
    press(words.price.more)
    expect(animate).toHaveBeenCalled()
    Reflect.deleteProperty(Element.prototype, 'animate')
    vi.restoreAllMocks()
  })
})
