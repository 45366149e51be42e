import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openIsland } from '#src/islandParts/hydration/hydration.testing.ts'
import { createRoster } from '#src/models/shiftOffer/roster.ts'
import { filterRoster, SHIFT_FILTERS, type ShiftFilter } from '#src/models/shiftOffer/shiftFilters.ts'
import { shiftOfferOpeningSchema } from '#src/schemas/opening/shiftOfferOpening.ts'
import { TEST_OPENINGS } from '#tests/lib/entries/testFeature.ts'
import type { PersonLook } from './peoplePaths.ts'
import { ShiftOffer } from './ShiftOffer.island.tsx'
import { shiftOfferAttributes } from './shiftOffer.attributes.ts'

const props = shiftOfferOpeningSchema.parse(TEST_OPENINGS['shift-offer'])
const roster = createRoster()
const openShiftOffer = () => openIsland(<ShiftOffer {...props} />)
const filterBox = (filter: ShiftFilter) =>
  screen.getAllByRole<HTMLInputElement>('checkbox').find(({ value }) => value === filter) as HTMLInputElement
const readAskedCount = () =>
  Number(document.querySelector(shiftOfferAttributes.asked.selector)?.getAttribute(shiftOfferAttributes.asked.attribute))
const readLeftCount = (filter: ShiftFilter) => document.querySelector(shiftOfferAttributes.left.withValue(filter))?.textContent
/** How many people are drawn, or how many of them with one look. */
const countDrawn = (look?: PersonLook) => {
  const paths = document.querySelectorAll(look ? shiftOfferAttributes.look.withValue(look) : shiftOfferAttributes.look.selector)
  return Array.from(paths, (path) => Number(shiftOfferAttributes.count.read(path))).reduce((sum, count) => sum + count, 0)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the shift offer', () => {
  it('is complete before its script: everybody drawn, and lit who is asked', () => {
    const { container } = openShiftOffer()
    expect(container.innerHTML).not.toMatch(/\sstyle=/)
    expect(countDrawn()).toBe(roster.length)
    expect(countDrawn('asked') + countDrawn('yes')).toBe(readAskedCount())
    expect(countDrawn('yes')).toBe(props.yes.length)
    expect(readAskedCount()).toBe(filterRoster(roster, SHIFT_FILTERS).askedCount)
  })
  it('hydrates without a difference, and says nothing before somebody acts', () => {
    const { hydrate, differences } = openShiftOffer()
    hydrate()
    act(() => vi.advanceTimersByTime(5000))
    expect(differences).toEqual([])
    expect(screen.getByRole('status').textContent).toBe('')
  })
  it('asks more people when a filter goes, and shows whom in vain', () => {
    openShiftOffer().hydrate()
    fireEvent.click(filterBox('rest'))
    const { askedCount, unableCount, leftCounts } = filterRoster(roster, ['shift', 'certificate', 'off'])
    expect(readAskedCount()).toBe(askedCount)
    expect(countDrawn('unable')).toBe(unableCount)
    expect(readLeftCount('off')).toContain(String(leftCounts.off))
    expect(readLeftCount('rest')).not.toMatch(/\d/)
    expect(countDrawn()).toBe(roster.length)
  })
  it('never has someone raise a hand who could not come, whatever is off', () => {
    openShiftOffer().hydrate()
    for (const filter of SHIFT_FILTERS) {
      fireEvent.click(filterBox(filter))
      expect(countDrawn('yes')).toBe(props.yes.length)
    }
    expect(readAskedCount()).toBe(roster.length)
  })
  it('keeps what was switched before its script came', () => {
    const { hydrate } = openShiftOffer()
    filterBox('off').checked = false
    hydrate()
    expect(filterBox('off').checked).toBe(false)
    expect(readAskedCount()).toBe(filterRoster(roster, ['shift', 'certificate', 'rest']).askedCount)
  })
  it('reads the outcome out once, after the last of several choices', () => {
    openShiftOffer().hydrate()
    fireEvent.click(filterBox('rest'))
    act(() => vi.advanceTimersByTime(300))
    expect(screen.getByRole('status').textContent).toBe('')
    fireEvent.click(filterBox('off'))
    act(() => vi.advanceTimersByTime(5000))
    expect(screen.getByRole('status').textContent).toContain(String(filterRoster(roster, ['shift', 'certificate']).askedCount))
    expect(vi.getTimerCount()).toBe(0)
  })
})
