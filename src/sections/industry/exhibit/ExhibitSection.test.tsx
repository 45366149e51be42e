/** One exhibit of each kind: its content is drawn, and read by screen readers. */

import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { designColor } from '#src/illustrations/designColor.ts'
import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { type IndustryExhibit, industryExhibitSchema } from '#src/schemas/industry/industryExhibits.ts'
import { renderBlocks } from '#src/sections/blocks/blockList/resolveBlocks.testing.ts'
import { TEST_EXHIBIT_WORDS, TEST_EXHIBITS } from '#tests/lib/entries/testIndustry.ts'
import { createIndustryBlockProps } from '../industryBlockProps.ts'
import { INDUSTRY_COMPONENTS } from '../industryComponents.tsx'
import { touchedLots } from './lots/lots.ts'

const KINDS = keysOf(TEST_EXHIBITS)
const exhibitOf = <Kind extends IndustryExhibit['kind']>(kind: Kind) =>
  industryExhibitSchema.parse(TEST_EXHIBITS[kind]) as IndustryBlockOf<Kind>

const quote = { label: 'Said by a customer', sampleNote: 'A sample quote.' }
const blockProps = createIndustryBlockProps({ blocks: [], workplace: 'shop', quote, exhibitWords: TEST_EXHIBIT_WORDS })
const renderExhibit = (exhibit: IndustryExhibit) => render(renderBlocks({ components: INDUSTRY_COMPONENTS, blocks: [exhibit], blockProps }))
function draw(exhibit: IndustryExhibit) {
  const { container } = renderExhibit(exhibit)
  const spokenText = container.querySelector('figcaption')?.textContent ?? ''
  const pictures = [...container.querySelectorAll('figure > :not(figcaption)')]
  const drawnText = pictures.map(({ textContent }) => textContent).join(' ')
  // If phones have a picture of their own, both are in the page.
  const list = container.querySelector('figure ul')
  const narrow = list?.textContent ?? ''
  list?.remove()
  const wide = pictures.map(({ textContent }) => textContent).join(' ')
  return { pictures, spokenText, drawnText, views: [narrow, wide] }
}

describe.each(KINDS.map((kind) => [kind, exhibitOf(kind)] as const))('the picture of %s', (_, exhibit) => {
  it('an industry’s exhibit is described once, and hidden where it is drawn', () => {
    const { pictures, spokenText } = draw(exhibit)
    if ('describe' in exhibit) expect(spokenText).toContain(exhibit.describe)
    else expect(spokenText).not.toBe('')
    expect(pictures).not.toEqual([])
    for (const picture of pictures) expect(picture.getAttribute('aria-hidden')).toBe('true')
  })
})

it.each([
  ['bench', ['only 1 more', '2 more'], ['Station 2 2 1 a card Offered to all.']],
  ['census', ['Floor', 'Day shift 07:00', '4/4', 'just enough', 'too few'], ['2 West CNA 4/4 just enough 4 nothing.']],
  ['waves', ['leaves in', '3/4 doors.'], ['2 with somebody else', '3 without']],
  ['lots', ['From 10:40'], ['It began at 10:40.', 'Look at 42, 43.']],
  [
    'routes',
    ['leaves 06:10', 'begins 07:40', 'begins at 07:40'],
    ['7 High 06:10 A. Able.', '03:58 C. Charlie calls off, 04:12 B. Baker accepts'],
  ],
] as const)('an industry’s exhibit of %s says what its content has it say, with what is filled in', (kind, drawnWords, heardWords) => {
  const { drawnText, spokenText } = draw(exhibitOf(kind))
  for (const words of drawnWords) expect(drawnText).toContain(words)
  for (const words of heardWords) expect(spokenText).toContain(words)
})
it('an industry’s exhibit of routes refuses a route that leads to no listed school', () => {
  const routes = exhibitOf('routes')
  expect(() => renderExhibit({ ...routes, schools: routes.schools.slice(1) })).toThrow(/which is not one of the schools/)
})
it('an industry’s exhibit tells the statuses of a dock’s doors apart: a number in its color, and a whole outline where somebody came', () => {
  const waves = exhibitOf('waves')
  const doors = waves.waves.flatMap((wave) => wave.doors)
  const { container } = renderExhibit(waves)
  const color = { staffed: 'signal', covered: 'go', open: 'stop' } as const
  const numbers = [...container.querySelectorAll('svg text')]
  expect(numbers.map((number) => [number.textContent, number.getAttribute('fill')])).toEqual(
    doors.map(({ number, status }) => [number, designColor(color[status])]),
  )
  expect([...container.querySelectorAll('svg rect')].map((outline) => outline.getAttribute('stroke'))).toEqual(
    doors.filter(({ status }) => status === 'covered').map(() => designColor('go')),
  )
})

describe('the exhibit of lots', () => {
  const exhibit = exhibitOf('lots')
  const { spokenText, drawnText } = draw(exhibit)
  it('shows each lot, line and the onset', () => {
    for (const words of [...exhibit.lots.map(({ id }) => id), ...exhibit.lines, exhibit.onset, exhibit.remark])
      expect(drawnText).toContain(words)
  })
  it('says the lots to look at below the picture, as they are heard', () => {
    const touched = touchedLots(exhibit.lots, exhibit.stints, exhibit.onset).map(({ id }) => id)
    expect(touched).not.toEqual([])
    expect(drawnText).toContain(touched.join(', '))
    expect(spokenText).toContain(touched.join(', '))
  })
})

describe('routes', () => {
  const exhibit = exhibitOf('routes')
  const { spokenText, views } = draw(exhibit)
  it('shows each route with its driver and minute, and each school with its bell, wide and narrow', () => {
    const routes = exhibit.routes.flatMap(({ number, driver, leaves, gap }) => [number, leaves, ...(gap ? [] : [driver])])
    const schools = exhibit.schools.flatMap(({ name, bell }) => [name, bell])
    for (const view of views) for (const words of [...routes, ...schools]) expect(view).toContain(words)
  })
  it('says who called off and who took it, wide, narrow and heard', () => {
    const gaps = exhibit.routes.flatMap(({ gap }) => gap ?? [])
    expect(gaps).not.toEqual([])
    for (const { at, remark, taken, takenRemark } of gaps)
      for (const view of [...views, spokenText]) for (const words of [at, remark, taken, takenRemark]) expect(view).toContain(words)
  })
})

describe('the exhibit with a map', () => {
  const exhibit = exhibitOf('map')
  const { views, spokenText } = draw(exhibit)
  it('shows each store with its status, wide and narrow, and says it', () => {
    for (const view of [...views, spokenText])
      for (const { id, name, status } of exhibit.stores) for (const words of [id, name, status]) expect(view).toContain(words)
  })
  it('shows how long the drives are where there is a map', () => {
    for (const { label } of exhibit.roads) expect(views[1]).toContain(label)
  })
})
