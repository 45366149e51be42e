import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openIsland } from '#src/islandParts/hydration/hydration.testing.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import { weekdayOf } from '#src/lib/anywhere/time/dates.ts'
import { MINUTES_TO_OFFER } from '#src/models/morning/minute/coverage.ts'
import { EXAMPLE_RULES } from '#src/models/policy/examplePolicy.ts'
import { testMorning } from '#tests/lib/entries/testMorning.ts'
import { Morning } from './Morning.island.tsx'
import { morningAttributes } from './morning.attributes.ts'
import { useMorning } from './useMorning.ts'

const props = { ...testMorning, rules: EXAMPLE_RULES, reasonChecks: { illness: 'sick time' } }
const { story, words, languages } = props
const { plant } = words

const visitor = { prefersReducedMotion: false }
let reportAbsence: (entries: { isIntersecting: boolean }[]) => void = () => undefined
/** As the server sends it. */
const openMorning = () => openIsland(<Morning {...props} />)
/** As it is once React runs it, without the work of hydration. */
const showMorning = () => render(<Morning {...props} />)
const seek = (minute: number) => fireEvent.change(slider(), { target: { value: String(minute) } })
const minuteShown = () => document.querySelector(morningAttributes.minute.selector)?.getAttribute(morningAttributes.minute.attribute)
const slider = () => screen.getByRole<HTMLInputElement>('slider')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const typeMessage = (text: string) => {
  const input = screen.getByRole('textbox')
  fireEvent.change(input, { target: { value: text } })
  fireEvent.submit(input.closest('form') ?? input)
}
const plantCaption = () => document.querySelector('figcaption')?.textContent
/** @returns the spoken coverage if somebody is expected everywhere: `covered` people at the horn, the last at `time` */
const readCoverage = (covered: number, time: number) =>
  fillIn(words.board.said, { covered, expected: 6, all: 6, horn: clockOf(story.horn), time: clockOf(time) })
const passTime = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  visitor.prefersReducedMotion = false
  vi.stubGlobal('matchMedia', () => ({
    matches: visitor.prefersReducedMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof reportAbsence) {
        reportAbsence = callback
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the morning', () => {
  it('has no style of its own in its HTML, which the content security policy would refuse, and hydrates without a difference', () => {
    const { container, hydrate, differences } = openMorning()
    expect(container.innerHTML).not.toMatch(/\sstyle=/)
    hydrate()
    expect(differences).toEqual([])
    expect(minuteShown()).toBe(clockOf(story.poster))
  })
  it('says when a replacement comes in: at the horn, or as long after the yes as the way takes', () => {
    const isAtTheHorn = (travel: number) => {
      const container = document.createElement('div')
      container.innerHTML = renderToString(<Morning {...props} story={{ ...story, travel }} />)
      const people = story.stations.filter(({ id }) => story.callOffs.some(({ station }) => station === id))
      return people.map(({ person }) =>
        container.textContent.includes(fillIn(words.board.stepsIn, { absent: person, time: clockOf(story.horn) })),
      )
    }
    expect(new Set(isAtTheHorn(0))).toEqual(new Set([true]))
    expect(new Set(isAtTheHorn(story.horn - story.start))).toEqual(new Set([false]))
  })
  it('keeps the minute to which the slider was moved before hydration', () => {
    const { hydrate } = openMorning()
    slider().value = String(story.start)
    hydrate()
    expect(minuteShown()).toBe(clockOf(story.start))
  })
  it('plays to the horn and no further; a second press stops it', () => {
    showMorning()
    press(words.play.play)
    passTime(1)
    press(words.play.pause)
    passTime(60_000)
    expect(minuteShown()).toBe(clockOf(story.start))
    seek(story.horn - 3)
    press(words.play.play)
    for (let steps = 0; steps < 5; steps++) passTime(1200)
    expect(minuteShown()).toBe(clockOf(story.horn))
    // The horn itself is still read out.
    passTime(2000)
    expect(vi.getTimerCount()).toBe(0)
    expect(document.querySelector(morningAttributes.offer.selector)).not.toBeNull()
  })
  it('sets no timer while it is off the screen, nor in a tab that is hidden', () => {
    showMorning()
    press(words.play.play)
    act(() => reportAbsence([{ isIntersecting: false }]))
    passTime(5000)
    expect(vi.getTimerCount()).toBe(0)
    act(() => reportAbsence([{ isIntersecting: true }]))
    expect(vi.getTimerCount()).toBeGreaterThan(0)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    passTime(5000)
    expect(vi.getTimerCount()).toBe(0)
    vi.restoreAllMocks()
  })
  it('reads the latest event out only after a quiet moment', () => {
    showMorning()
    const spoken = () => screen.getAllByRole('status').at(-1)?.textContent
    expect(spoken()).toBe('')
    const [first, second] = story.callOffs
    seek(first?.minute ?? 0)
    passTime(500)
    seek(second?.minute ?? 0)
    passTime(1000)
    expect(spoken()).toBe('')
    passTime(1000)
    expect(spoken()).toContain(clockOf(second?.minute ?? 0))
    expect(slider().getAttribute('aria-valuetext')).toContain(clockOf(second?.minute ?? 0))
  })
  it('reads out every call-off and its end while it plays, though the next event comes sooner than a quiet moment', () => {
    const nowhere = { current: null }
    // Without its drawing, whose rendering in each minute would take seconds.
    const { result } = renderHook(() => useMorning(props, nowhere, { slider: nowhere, thread: nowhere }))
    act(() => result.current.act({ type: 'play' }))
    const spoken: string[] = []
    while (vi.getTimerCount() > 0) {
      act(() => vi.advanceTimersToNextTimer())
      const said = result.current.announcement
      if (said && said !== spoken.at(-1)) spoken.push(said)
    }
    expect(result.current.morning.snapshot.minute).toBe(story.horn)
    const times = (text: string) => spoken.join(' ').split(text).length - 1
    for (const { minute, station, channel } of story.callOffs) {
      const due = story.stations.find(({ id }) => id === station)
      const reported = { time: clockOf(minute), person: due?.person ?? '', role: due?.role ?? '', channel: channel.toLowerCase() }
      expect(times(fillIn(words.events.reported, reported))).toBe(1)
    }
    expect(times(words.events.filled.split('{')[0] ?? '')).toBe(2)
    expect(times(words.events.promised.split('{')[0] ?? '')).toBe(1)
  })
  it('reads out at once what the line and HR say, and keeps focus where a pressed button goes away', () => {
    showMorning()
    const spoken = () => screen.getAllByRole('status').at(-1)?.textContent
    typeMessage('xyzzy')
    expect(spoken()).toBe(`${words.line.unread} ${words.line.above}`)
    passTime(5000)
    expect(spoken()).toBe(`${words.line.unread} ${words.line.above}`)
    const group = screen.getByRole('group', { name: words.line.unread })
    fireEvent.click(within(group).getAllByRole('button')[0] ?? group)
    expect(spoken()).toContain(languages[0].answer)
    expect(document.activeElement?.textContent).toContain('xyzzy')
    press(words.record.protect)
    for (const part of words.record.protected.split(/\{\w+\}/)) expect(spoken()).toContain(part)
    press(words.line.again)
    expect(document.activeElement).not.toBe(document.body)
    typeMessage('I am sick')
    press(words.line.correct)
    expect(document.activeElement?.textContent).toContain(words.line.unread)
  })
  it('says below the plant that all bays are covered, which one nobody has, and which one waits for whom', () => {
    showMorning()
    seek(story.start)
    expect(plantCaption()).toContain(plant.full)
    seek(story.callOffs[2]?.minute ?? 0)
    expect(plantCaption()).toContain(fillIn(plant.dark, { role: 'Forklift B', horn: clockOf(story.horn) }))
    seek(story.poster)
    const late = { person: 'R. Haddad', role: 'Forklift B', time: clockOf(story.poster + story.travel) }
    expect(plantCaption()).toContain(fillIn(plant.promised, late))
    expect(plantCaption()).toContain(fillIn(plant.tally, { covered: 5, all: 6 }))
  })
  it('has at a bay its role, or in its stead whose it is now, and from when', () => {
    showMorning()
    const names = () => [...document.querySelectorAll(morningAttributes.name.selector)].map(({ textContent }) => textContent)
    expect(names()[1]).toBe(`R. Haddad · ${clockOf(story.poster + story.travel)}`)
    expect(names()[5]).toBe('E. Park')
    seek(story.start)
    expect(names()).toEqual(story.stations.map(({ role }) => role))
  })
  it('says of the visitor’s own bay below the plant that nobody has it, and reads out how many have come at the horn', () => {
    showMorning()
    typeMessage('I have a fever')
    expect(plantCaption()).toContain(fillIn(plant.dark, { role: story.stations[0]?.role ?? '', horn: clockOf(story.horn) }))
    seek(story.horn)
    passTime(2000)
    expect(plantCaption()).toContain(fillIn(plant.promisedMany, { count: 2, time: '' }).split(',')[0])
    expect(screen.getAllByRole('status').at(-1)?.textContent).toBe(
      fillIn(words.events.horn, {
        time: clockOf(story.horn),
        // The press is filled four minutes after its offer.
        coverage: readCoverage(4, story.poster + MINUTES_TO_OFFER + 4 + story.travel),
      }),
    )
  })
  it('says on the board from when a bay that still waits has its person, and counts only those for the horn', () => {
    showMorning()
    const { board } = words
    const lateAt = story.poster + story.travel
    const rows = () => [...document.querySelectorAll(morningAttributes.row.selector)].map((row) => row.textContent)
    const side = () => screen.getByRole('heading', { name: board.title }).nextElementSibling?.textContent
    const from = fillIn(board.states.promised, { time: clockOf(lateAt) })
    const count = { covered: 5, expected: 6, all: 6, horn: clockOf(story.horn), time: clockOf(lateAt) }
    expect(rows().filter((row) => row?.includes(from))).toHaveLength(1)
    expect(rows()[1]).toContain(from)
    expect(rows()[1]).not.toContain(board.states.covered)
    // On the flaps too, in capitals.
    expect(rows()[1]).toContain(from.toUpperCase().replaceAll(' ', '\u00a0'))
    expect(side()).toBe(fillIn(board.promised, count))
    expect(slider().getAttribute('aria-valuetext')).toContain(readCoverage(5, lateAt))
    seek(story.start)
    expect(rows().every((row) => row?.includes(board.states.covered))).toBe(true)
    expect(side()).toBe(fillIn(board.covered, { covered: 6, all: 6 }))
    expect(slider().getAttribute('aria-valuetext')).toContain(fillIn(board.covered, { covered: 6, all: 6 }))
  })
  it('stands still while its question is read, and goes on once it is answered', () => {
    showMorning()
    typeMessage('Car won’t start')
    passTime(30_000)
    expect(minuteShown()).toBe(clockOf(story.poster))
    press(words.line.no)
    for (let steps = 0; steps < 9; steps++) passTime(1200)
    expect(minuteShown()).toBe(clockOf(story.horn))
  })
  it('says in the record what HR looks at for the reason', () => {
    showMorning()
    typeMessage('I am sick today')
    expect(screen.getByText(fillIn(words.record.opened, { checks: props.reasonChecks.illness }))).toBeTruthy()
  })
  it('writes the day of a return into the record', () => {
    showMorning()
    const returnAfter = (text: string) => {
      typeMessage(text)
      const day = screen.getByText(words.record.back).nextElementSibling?.textContent
      press(words.line.again)
      return day
    }
    for (const day of [weekdayOf(story.day, 4), weekdayOf(story.day, 1)]) expect(returnAfter(`I am sick today, back on ${day}`)).toBe(day)
    expect(returnAfter('I am sick today, back tomorrow')).toBe(weekdayOf(story.day, 1))
    expect(returnAfter('I am sick today')).toBe(words.record.backUnknown)
  })
  it.each([
    ['a late arrival', 'I will be 30 minutes late', words.line.lateArrival],
    ['a late arrival with a reason', 'Running an hour late, bus is stuck', words.line.lateArrival],
    ['what it does not understand', 'xyzzy', words.line.unread],
  ])('answers %s with a choice, and shows nobody’s record until then', (_, text, answer) => {
    showMorning()
    typeMessage(text)
    expect(screen.getAllByRole('status').at(-1)?.textContent).toBe(`${answer} ${words.line.above}`)
    expect(screen.queryByText(words.record.employee)).toBeNull()
    expect(screen.getByText(words.record.asked)).toBeTruthy()
    const group = screen.getByRole('group', { name: answer })
    fireEvent.click(within(group).getAllByRole('button')[0] ?? group)
    expect(screen.getByText(words.record.employee)).toBeTruthy()
    expect(screen.queryByText(words.record.asked)).toBeNull()
  })
  it('says where the answers to its fixed question are, and names them by it', () => {
    showMorning()
    typeMessage('Car won’t start')
    expect(screen.getAllByRole('status').at(-1)?.textContent).toMatch(new RegExp(`${words.line.above}$`))
    const input = screen.getByRole('textbox')
    const answers = screen.getByRole('group', { name: words.line.ask })
    expect(answers.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    fireEvent.click(within(answers).getByRole('button', { name: words.line.no }))
    expect(screen.queryByRole('group', { name: words.line.ask })).toBeNull()
    expect(screen.getAllByRole('status').at(-1)?.textContent).not.toContain(words.line.above)
  })
  it('says once what the clock was set back to, whatever the time is since', () => {
    showMorning()
    seek(story.horn)
    typeMessage('I am sick')
    const statusText = () =>
      screen.getAllByRole('status').find(({ textContent }) => textContent?.includes(clockOf(story.poster)))?.textContent
    const first = statusText()
    expect(first).toBeTruthy()
    for (let steps = 0; steps < 4; steps++) passTime(1200)
    expect(minuteShown()).not.toBe(clockOf(story.poster))
    expect(statusText()).toBe(first)
  })
  it('goes from event to event for those who want nothing to move', () => {
    visitor.prefersReducedMotion = true
    showMorning()
    seek(story.start)
    press(words.play.next)
    expect(minuteShown()).toBe(clockOf(story.callOffs[0]?.minute ?? 0))
    expect(slider().value).toBe(String(story.callOffs[0]?.minute))
    passTime(5000)
    expect(vi.getTimerCount()).toBe(0)
  })
  it('marks what is said in another language with its language, and has the English beside it', () => {
    showMorning()
    for (const { minute, text, lang, gloss } of story.callOffs) {
      seek(minute)
      const said = screen.getByText(text)
      expect(said.getAttribute('lang')).toBe(lang)
      expect(within(said.parentElement as HTMLElement).getByText(gloss ?? '')).toBeTruthy()
    }
  })
})
