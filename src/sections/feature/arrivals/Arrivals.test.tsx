/** What arrives of each message: drawn for the eye, said in a sentence, and with the counts of the rest of the page. */
import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Arrival, arrivals } from '../../../schemas/arrivals'
import { crowdOpening } from '../../../schemas/opening/crowdOpening'
import { replies } from '../../../schemas/replies'
import { SAMPLE_PICTURE } from '../../../site/interfaceValues'
import { answersOf } from '../replies/drift'
import { Arrivals } from './Arrivals'

type Written = { kind: string; id: string; heading: string } & Record<string, unknown>
type Page = { opening: unknown; blocks: Written[] }
const { opening, blocks } = parse(readFileSync('src/content/features/mass-communication.yaml', 'utf8')) as Page
const fieldsOf = (wanted: string) => {
  const { kind: _, id: __, heading: ___, ...fields } = blocks.find(({ kind }) => kind === wanted) as Written
  return fields
}
const content = arrivals.parse(fieldsOf('arrivals'))
const arriving = <K extends Arrival['kind']>(kind: K) =>
  content.items.map(({ arrives }) => arrives).find((one): one is Extract<Arrival, { kind: K }> => one.kind === kind) as Extract<
    Arrival,
    { kind: K }
  >

it('says what each picture shows, hides its letters from those who hear the page, and names it a sample', () => {
  const { container } = render(<Arrivals id="uses" heading="Four messages" {...content} />)
  expect(screen.getAllByRole('figure')).toHaveLength(4)
  for (const { describe } of content.items) expect(screen.getByText(`${describe} ${SAMPLE_PICTURE}.`)).toBeTruthy()
  expect(container.querySelectorAll('figure > div:not([aria-hidden="true"])')).toHaveLength(0)
  expect(screen.getByText(SAMPLE_PICTURE)).toBeTruthy()
})
it('counts the closure as the drawing of its answers does, and writes its message', () => {
  const drawn = replies.parse(fieldsOf('replies'))
  const { have, cannot, none } = answersOf(drawn)
  const { counts, head, said } = arriving('banner')
  expect(counts.map(({ count }) => count)).toEqual([have, cannot, none])
  const pictured = content.items.find(({ arrives }) => arrives.kind === 'banner')
  for (const { count } of counts) expect(pictured?.describe).toMatch(new RegExp(`\\b${count}\\b`))
  expect(head).toBe(`${drawn.sentAt} · ${drawn.audience}`)
  expect(drawn.message.startsWith(said)).toBe(true)
})
it('is asked when the crowd of the first screen is, and answered by its first yes', () => {
  const { yes, words } = crowdOpening.parse(opening)
  const { head, by } = arriving('text')
  expect(words.asked.when).toContain(head.split(' · ')[1])
  expect(by).toBe(`${yes[0]?.name} ${yes[0]?.time}`)
})
