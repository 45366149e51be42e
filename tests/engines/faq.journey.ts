/** Search, highlights, one answer at a time, keyboard, addresses of questions. */
import { expect, it } from 'vitest'
import { faqAttributes } from '#src/sections/faq/faq.attributes.ts'
import { routes } from '#src/site/routes.ts'
import type { JourneyWorld } from './journeys.ts'
import type { Visitor } from './visitor.ts'

const SEARCH = 'input[type="search"]'
const TRIGGER = faqAttributes.trigger.selector

/** The shown questions: which are open, and which one has focus. */
const readQuestions = (visitor: Visitor) =>
  visitor.run((selector) => {
    const shown = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter((trigger) => trigger.checkVisibility())
    return {
      total: shown.length,
      open: shown.flatMap((trigger, index) => (trigger.closest('details')?.open ? [index] : [])),
      focused: shown.indexOf(document.activeElement as HTMLElement),
      answers: Array.from(document.querySelectorAll('details[name="faq"] > p')).filter((answer) =>
        answer.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
    }
  }, TRIGGER)

export function registerFaqJourneys(world: JourneyWorld): void {
  it('filters while the visitor types, highlights results, and Clear search restores everything', async () => {
    const visitor = await world.open()
    await visitor.visit(routes.faqs)
    const { total } = await readQuestions(visitor)
    await visitor.type(SEARCH, 'FmLa')
    await expect.poll(async () => (await readQuestions(visitor)).total).toBeLessThan(total)
    // The first letters already leave fewer questions, so each is compared until the whole word counts.
    const findWrong = () =>
      visitor.run(
        (items) =>
          Array.from(document.querySelectorAll(items)).flatMap((item) =>
            item.checkVisibility() === item.textContent.toLowerCase().includes('fmla') ? [] : [item.id],
          ),
        faqAttributes.item.selector,
      )
    await expect.poll(findWrong).toEqual([])
    const readMarks = () => visitor.run(() => Array.from(document.querySelectorAll('mark'), (mark) => mark.textContent.toLowerCase()))
    await expect.poll(readMarks).toContain('fmla')
    await visitor.type(SEARCH, 'zzzz')
    await expect.poll(() => visitor.sees(['h2', 'No results found'])).toBe(true)
    expect((await readQuestions(visitor)).total).toBe(0)
    await visitor.click(['button', 'Clear search'])
    await expect.poll(async () => (await readQuestions(visitor)).total).toBe(total)
    await expect.poll(() => visitor.hasFocus(SEARCH)).toBe(true)
    expect(await visitor.value(SEARCH)).toBe('')
  })
  it('shows one answer at a time, and none after a second click', async () => {
    const visitor = await world.open()
    await visitor.visit(routes.faqs)
    expect(await readQuestions(visitor)).toMatchObject({ open: [], answers: 0 })
    await visitor.click(`${TRIGGER}`)
    await expect.poll(() => readQuestions(visitor)).toMatchObject({ open: [0], answers: 1 })
    const last = await visitor.run((selector) => Array.from(document.querySelectorAll(selector)).at(-1)?.id, TRIGGER)
    await visitor.click(`#${last}`)
    await expect.poll(async () => (await readQuestions(visitor)).open).toEqual([(await readQuestions(visitor)).total - 1])
    expect((await readQuestions(visitor)).answers).toBe(1)
    await visitor.click(`#${last}`)
    await expect.poll(() => readQuestions(visitor)).toMatchObject({ open: [], answers: 0 })
  })
  it('moves between questions with the arrow keys, Home and End', async () => {
    const visitor = await world.open()
    await visitor.visit(routes.faqs)
    await visitor.focus(TRIGGER)
    const { total } = await readQuestions(visitor)
    for (const [key, focused] of [
      ['ArrowDown', 1],
      ['End', total - 1],
      ['ArrowUp', total - 2],
      ['Home', 0],
    ] as const) {
      await visitor.press(key)
      await expect.poll(async () => (await readQuestions(visitor)).focused, { message: key }).toBe(focused)
    }
    await visitor.press('Space')
    await expect.poll(() => readQuestions(visitor)).toMatchObject({ open: [0], answers: 1 })
    await visitor.press('Enter')
    await expect.poll(() => readQuestions(visitor)).toMatchObject({ open: [], answers: 0, focused: 0 })
  })
  it('opens the question that the address names', async () => {
    const visitor = await world.open()
    await visitor.visit(routes.faqs)
    const anchor = await visitor.run((item) => Array.from(document.querySelectorAll(item)).at(-2)?.id ?? '', faqAttributes.item.selector)
    await visitor.visit(routes.home)
    await visitor.visit(`${routes.faqs}#${anchor}`)
    await expect.poll(() => visitor.attribute(`#${anchor} details`, 'open')).toBe('')
    await expect
      .poll(() =>
        visitor.on(`#${anchor}`, (item) => item.getBoundingClientRect().top >= 0 && item.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true)
  })
  it('takes the help center’s search over', async () => {
    const visitor = await world.open()
    await visitor.visit(routes.helpCenter)
    await visitor.type('main input[type="search"]', 'fmla')
    await visitor.press('Enter')
    await expect.poll(visitor.address).toBe(`${routes.faqs}?q=fmla`)
    await expect.poll(() => visitor.value(SEARCH)).toBe('fmla')
    await expect.poll(() => visitor.text('mark')).toMatch(/fmla/i)
  })
}
