import { readFileSync } from 'node:fs'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openIsland } from '#src/islandParts/hydration/hydration.testing.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { longDate } from '#src/lib/anywhere/time/dates.ts'
import { calculatePointsYear, dayAtIndex, dayIndexOf } from '#src/models/pointsYear/pointsYear.ts'
import { POLICY_WITHOUT_REMOVAL } from '#src/models/policy/examplePolicy.ts'
import { pointsYearOpeningSchema } from '#src/schemas/opening/pointsYearOpening.ts'
import { TEST_OPENINGS } from '#tests/lib/entries/testFeature.ts'
import { PointsYear } from './PointsYear.island.tsx'
import { pointsYearAttributes } from './pointsYear.attributes.ts'
import { withAbsencePrice } from './state/absencePrice.ts'
import { isInYear } from './state/moveEvent.ts'

const opening = pointsYearOpeningSchema.parse(TEST_OPENINGS['points-year'])
const props = { ...opening, policy: POLICY_WITHOUT_REMOVAL }
const { words, events, year } = opening
const eventsOfYear = events.filter(({ day }) => isInYear(day, year))
const findAbsence = (protection: string) => {
  const event = eventsOfYear.find((candidate) => candidate.type === 'unplannedAbsence' && candidate.protection === protection)
  if (!event) throw new Error(`The year has no absence with the protection "${protection}".`)
  return event
}
const [absence, pending] = [findAbsence('none'), findAbsence('pending')]
const eventTab = (id: string) => document.querySelector(pointsYearAttributes.tab.withValue(id)) as HTMLInputElement
const totalAt = (price: number) => String(calculatePointsYear(events, withAbsencePrice(POLICY_WITHOUT_REMOVAL, price), year).pointsAtEnd)

const state = { still: true }
const openPointsYear = () => openIsland(<PointsYear {...props} />)
const readVisibleText = (name: 'price' | 'total') => {
  const element = document.querySelector(pointsYearAttributes[name].selector)
  return element && pointsYearAttributes[name].read(element)
}
const press = (name: string, times = 1) => {
  const button = screen.getByRole('button', { name })
  for (let pressed = 0; pressed < times; pressed++) fireEvent.click(button)
}

beforeEach(() => {
  state.still = true
  vi.stubGlobal('matchMedia', () => ({ matches: state.still, addEventListener: () => undefined, removeEventListener: () => undefined }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the year of points', () => {
  it('is complete before its script, at the price of the policy, without a style that the content security policy would refuse', () => {
    const { container, hydrate, differences } = openPointsYear()
    expect(container.innerHTML).not.toMatch(/\sstyle=/)
    const price = POLICY_WITHOUT_REMOVAL.points.unplannedAbsence
    expect(readVisibleText('price')).toBe(String(price))
    expect(readVisibleText('total')).toBe(totalAt(price))
    hydrate()
    expect(differences).toEqual([])
  })
  it('is as high as the last step of its policy', () => {
    const ladder = POLICY_WITHOUT_REMOVAL.pointLadder.map((step) => (step.id === 'termination' ? { ...step, at: 12 } : step))
    openIsland(<PointsYear {...props} policy={{ ...POLICY_WITHOUT_REMOVAL, pointLadder: ladder }} />)
    expect(document.querySelector(pointsYearAttributes.most.withValue('12'))).not.toBeNull()
  })
  it('has a rule in its sheet for the last step of the policy', () => {
    openPointsYear()
    const most = String(POLICY_WITHOUT_REMOVAL.pointLadder.at(-1)?.at)
    expect(document.querySelector(pointsYearAttributes.most.withValue(most))).not.toBeNull()
    expect(readFileSync('src/sections/feature/pointsYear/pointsYear.css', 'utf8')).toContain(
      `${pointsYearAttributes.most.withValue(most)} {\n    --most: ${most};`,
    )
  })
  it('goes up to the price of a no-call/no-show and down to nothing, and no further; the buttons say so', () => {
    openPointsYear().hydrate()
    press(words.price.more, 10)
    expect(readVisibleText('price')).toBe(String(POLICY_WITHOUT_REMOVAL.points.noCallNoShow))
    expect(readVisibleText('total')).toBe(totalAt(POLICY_WITHOUT_REMOVAL.points.noCallNoShow))
    expect(screen.getByRole('button', { name: words.price.more }).getAttribute('aria-disabled')).toBe('true')
    press(words.price.less, 10)
    expect(readVisibleText('price')).toBe('0')
    expect(readVisibleText('total')).toBe(totalAt(0))
    expect(screen.getByRole('button', { name: words.price.less }).getAttribute('aria-disabled')).toBe('true')
  })
  it('tells in rows what it draws: each event, what waits without points, and what expires', () => {
    openPointsYear().hydrate()
    press(words.price.more)
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(rows).toHaveLength(events.length + 1)
    expect(
      within(rows.at(-1) as HTMLElement)
        .getAllByRole('cell')
        .at(-1)?.textContent,
    ).toBe(totalAt(1.5))
    const pending = rows.filter((row) => row.textContent.includes(words.table.pending.replace('{type}', '').trim()))
    expect(pending.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual(['0'])
  })
  it('reads out what a changed price makes of the year, and nothing before', () => {
    vi.useFakeTimers()
    openPointsYear().hydrate()
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('')
    press(words.price.more)
    press(words.price.more)
    expect(status.textContent).toBe('')
    act(() => vi.runAllTimers())
    expect(status.textContent).toContain(totalAt(2))
  })
  it('moves parts to their new places, and none where nothing may move', () => {
    const animate = vi.fn()
    Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true })
    Object.defineProperty(Element.prototype, 'getAnimations', { value: () => [], configurable: true })
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(0, Number(readVisibleText('price')) * 10, 1, 1),
    )
    openPointsYear().hydrate()
    press(words.price.more)
    expect(animate).not.toHaveBeenCalled()
    state.still = false
    press(words.price.more)
    expect(animate).toHaveBeenCalled()
    for (const name of ['animate', 'getAnimations']) Reflect.deleteProperty(Element.prototype, name)
    vi.restoreAllMocks()
  })
})

describe('an event of the year in a visitor’s hands', () => {
  const pull = (id: string, day: string) => fireEvent.change(eventTab(id), { target: { value: String(dayIndexOf(day, year)) } })
  const daysShown = () => eventsOfYear.map(({ id }) => dayAtIndex(Number(eventTab(id).value), year))
  /** Rows by calendar day, without those of last year and of expiries. */
  const rowOf = (day: string) =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .find((row) => row.textContent.startsWith(longDate(day)))

  it('has a slider for each event of this year, named after what happened', () => {
    openPointsYear().hydrate()
    expect(screen.getAllByRole('slider')).toHaveLength(eventsOfYear.length)
    expect(daysShown()).toEqual(eventsOfYear.map(({ day }) => day))
    expect(eventTab(absence.id).getAttribute('aria-label')).toBe(words.move.names.unplannedAbsence)
    expect(eventTab(absence.id).getAttribute('aria-valuetext')).toBe(longDate(absence.day))
  })
  it('moves with its slider, and the year is worked out again', () => {
    openPointsYear().hydrate()
    pull(absence.id, '2025-02-14')
    expect(eventTab(absence.id).getAttribute('aria-valuetext')).toBe(longDate('2025-02-14'))
    expect(rowOf('2025-02-14')).toBeDefined()
    expect(rowOf(absence.day)).toBeUndefined()
  })
  it('keeps the day to which it was pulled before its script', () => {
    const { hydrate, differences } = openPointsYear()
    eventTab(absence.id).value = String(dayIndexOf('2025-02-14', year))
    hydrate()
    expect(differences).toEqual([])
    expect(rowOf('2025-02-14')).toBeDefined()
    expect(eventTab(absence.id).value).toBe(String(dayIndexOf('2025-02-14', year)))
  })
  it('stays the chosen one if it was chosen before its script, and is the one that moves', () => {
    const { hydrate, differences } = openPointsYear()
    const choice = screen.getByRole<HTMLSelectElement>('combobox')
    choice.value = pending.id
    hydrate()
    press(words.move.later)
    expect(differences).toEqual([])
    expect(choice.value).toBe(pending.id)
    expect(eventTab(pending.id).value).toBe(String(dayIndexOf(pending.day, year) + 7))
  })
  it('goes past a day on which something else happened, and its slider with it', () => {
    openPointsYear().hydrate()
    const [other] = eventsOfYear.filter(({ day }) => day > absence.day)
    if (!other) throw new Error('Nothing happens after the first absence.')
    pull(absence.id, other.day)
    expect(eventTab(absence.id).value).toBe(String(dayIndexOf(other.day, year) + 1))
    // Back and forth, so that the requested day differs from the current one.
    pull(absence.id, other.day)
    expect(eventTab(absence.id).value).toBe(String(dayIndexOf(other.day, year) - 1))
  })
  it('gets no point wherever it lies while it waits for HR, and says so', () => {
    vi.useFakeTimers()
    openPointsYear().hydrate()
    const before = readVisibleText('total')
    pull(pending.id, '2025-12-30')
    expect(rowOf('2025-12-30')?.textContent).toContain(fillIn(words.table.pending, { type: words.types.unplannedAbsence }))
    expect(readVisibleText('total')).toBe(before)
    act(() => vi.runAllTimers())
    expect(screen.getByRole('status').textContent).toContain(fillIn(words.table.pending, { type: words.move.names.unplannedAbsence }))
    expect(screen.getByRole('status').textContent).toContain(longDate('2025-12-30'))
  })
  it('goes a week at a time, the one that was chosen, and back at last', () => {
    openPointsYear().hydrate()
    const back = screen.getByRole('button', { name: words.move.back })
    expect(back.getAttribute('aria-disabled')).toBe('true')
    press(words.move.later)
    expect(daysShown()).toContain(dayAtIndex(dayIndexOf(absence.day, year) + 7, year))
    fireEvent.focus(eventTab(pending.id))
    press(words.move.earlier)
    expect(eventTab(pending.id).value).toBe(String(dayIndexOf(pending.day, year) - 7))
    const late = eventsOfYear.at(-1)
    fireEvent.change(screen.getByRole('combobox'), { target: { value: late?.id } })
    press(words.move.later, 12)
    expect(eventTab(late?.id ?? '').value).toBe(String(dayIndexOf(`${year}-12-31`, year)))
    expect(screen.getByRole('button', { name: words.move.later }).getAttribute('aria-disabled')).toBe('true')
    press(words.price.more)
    fireEvent.click(back)
    expect(daysShown()).toEqual(eventsOfYear.map(({ day }) => day))
    expect(readVisibleText('price')).toBe(String(POLICY_WITHOUT_REMOVAL.points.unplannedAbsence))
    expect(back.getAttribute('aria-disabled')).toBe('true')
  })
  it('tells of the highest step, also where the window has ended it since', () => {
    openPointsYear().hydrate()
    press(words.price.more)
    for (const [index, { id }] of eventsOfYear.filter(({ protection }) => protection === 'none').entries())
      pull(id, dayAtIndex(10 + index, year))
    const highest = words.result.step.split('{step}')
    const steps = POLICY_WITHOUT_REMOVAL.pointLadder.filter(({ at }) => at <= 7)
    expect(steps.length).toBeGreaterThan(1)
    expect(document.body.textContent).toContain(`${steps.at(-1)?.label.toLowerCase()}${highest[1]}`)
  })
  it('is drawn smaller where points pile up into the words above, and only there', () => {
    openPointsYear().hydrate()
    const isSmall = () => document.querySelector(pointsYearAttributes.high.selector) !== null
    press(words.price.more, 10)
    expect(isSmall()).toBe(false)
    const costly = eventsOfYear.filter(({ type, protection }) => type === 'unplannedAbsence' && protection === 'none')
    for (const [index, { id }] of costly.entries()) pull(id, dayAtIndex(40 + index, year))
    expect(isSmall()).toBe(true)
    press(words.move.back)
    expect(isSmall()).toBe(false)
  })
})
