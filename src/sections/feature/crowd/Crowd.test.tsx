import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TEST_OPENINGS } from '../../../../tests/lib/entries/testFeature'
import { openIsland } from '../../../islands/hydration/testHydration'
import { createRoster } from '../../../lib/anywhere/crowd/roster'
import { filterCrowd, SHIFT_FILTERS, type ShiftFilter } from '../../../lib/anywhere/crowd/shiftFilters'
import { crowdOpening } from '../../../schemas/opening/crowdOpening'
import { Crowd } from './Crowd.island'
import { crowdAttributes } from './crowd.attributes'
import type { FigureLook } from './crowdFigures'

const written = TEST_OPENINGS.crowd
const props = crowdOpening.parse(written)
const roster = createRoster()
const open = () => openIsland(<Crowd {...props} />)
const box = (filter: ShiftFilter) =>
  screen.getAllByRole<HTMLInputElement>('checkbox').find(({ value }) => value === filter) as HTMLInputElement
const askedShown = () => Number(document.querySelector(crowdAttributes.asked.selector)?.getAttribute(crowdAttributes.asked.attribute))
const leftOf = (filter: ShiftFilter) => document.querySelector(crowdAttributes.left.withValue(filter))?.textContent
/** How many people are drawn, or how many of them with one look. */
const drawn = (look?: FigureLook) => {
  const figures = document.querySelectorAll(look ? crowdAttributes.look.withValue(look) : crowdAttributes.look.selector)
  return Array.from(figures, (figure) => Number(crowdAttributes.count.read(figure))).reduce((sum, count) => sum + count, 0)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the crowd', () => {
  it('is complete before its script: everybody drawn, and lit who is asked', () => {
    const { stage } = open()
    expect(stage.innerHTML).not.toMatch(/\sstyle=/)
    expect(drawn()).toBe(roster.length)
    expect(drawn('asked') + drawn('yes')).toBe(askedShown())
    expect(drawn('yes')).toBe(props.yes.length)
    expect(askedShown()).toBe(filterCrowd(roster, SHIFT_FILTERS).asked)
  })
  it('hydrates without a difference, and says nothing before somebody acts', () => {
    const { hydrate, differences } = open()
    hydrate()
    act(() => vi.advanceTimersByTime(5000))
    expect(differences).toEqual([])
    expect(screen.getByRole('status').textContent).toBe('')
  })
  it('asks more people when a filter goes, and shows whom in vain', () => {
    open().hydrate()
    fireEvent.click(box('rest'))
    const { asked, unable, left } = filterCrowd(roster, ['shift', 'certificate', 'off'])
    expect(askedShown()).toBe(asked)
    expect(drawn('unable')).toBe(unable)
    expect(leftOf('off')).toContain(String(left.off))
    expect(leftOf('rest')).not.toMatch(/\d/)
    expect(drawn()).toBe(roster.length)
  })
  it('never has someone raise a hand who could not come, whatever is off', () => {
    open().hydrate()
    for (const filter of SHIFT_FILTERS) {
      fireEvent.click(box(filter))
      expect(drawn('yes')).toBe(props.yes.length)
    }
    expect(askedShown()).toBe(roster.length)
  })
  it('keeps what was switched before its script came', () => {
    const { hydrate } = open()
    box('off').checked = false
    hydrate()
    expect(box('off').checked).toBe(false)
    expect(askedShown()).toBe(filterCrowd(roster, ['shift', 'certificate', 'rest']).asked)
  })
  it('reads the outcome out once, after the last of several choices', () => {
    open().hydrate()
    fireEvent.click(box('rest'))
    act(() => vi.advanceTimersByTime(300))
    expect(screen.getByRole('status').textContent).toBe('')
    fireEvent.click(box('off'))
    act(() => vi.advanceTimersByTime(5000))
    expect(screen.getByRole('status').textContent).toContain(String(filterCrowd(roster, ['shift', 'certificate']).asked))
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
