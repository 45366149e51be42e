/** The exhibits of the pages as they are written: what content says is drawn, and is heard. */
import { readdirSync, readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { industryExhibit } from '../../../schemas/industryExhibits'
import { ExhibitSection, type ExhibitSectionProps } from './ExhibitSection'
import { touchedLots } from './lots'

const exhibits = readdirSync('src/content/industries').map((file) =>
  industryExhibit.parse(parse(readFileSync(`src/content/industries/${file}`, 'utf8')).exhibit),
)
const exhibitOf = <Kind extends ExhibitSectionProps['kind']>(kind: Kind) =>
  exhibits.find((exhibit): exhibit is Extract<(typeof exhibits)[number], { kind: Kind }> => exhibit.kind === kind)

function drawn(exhibit: (typeof exhibits)[number]) {
  const { container } = render(<ExhibitSection {...exhibit} />)
  const heard = container.querySelector('figcaption')?.textContent ?? ''
  const seen = [...container.querySelectorAll('figure > :not(figcaption)')].map(({ textContent }) => textContent).join(' ')
  return { container, heard, seen }
}

it('are six, one of each kind', () => expect(new Set(exhibits.map(({ kind }) => kind)).size).toBe(6))

describe.each(exhibits.map((exhibit) => [exhibit.kind, exhibit] as const))('%s', (_, exhibit) => {
  it('is described once, and hidden where it is drawn', () => {
    const { container, heard } = drawn(exhibit)
    expect(heard).toContain(exhibit.describe)
    for (const svg of container.querySelectorAll('svg')) expect(svg.closest('[aria-hidden="true"]')).not.toBeNull()
  })
})

describe('lots', () => {
  const exhibit = exhibitOf('lots')
  const { heard, seen } = exhibit ? drawn(exhibit) : { heard: '', seen: '' }
  it('shows each lot, line and the onset', () => {
    for (const words of [...(exhibit?.lots ?? []).map(({ id }) => id), ...(exhibit?.lines ?? []), exhibit?.onset, exhibit?.remark])
      expect(seen).toContain(words)
  })
  it('says the lots to look at below the picture, as they are heard', () => {
    const touched = touchedLots(exhibit?.lots ?? [], exhibit?.stints ?? [], exhibit?.onset ?? '').map(({ id }) => id)
    expect(touched).not.toEqual([])
    expect(seen).toContain(touched.join(', '))
    expect(heard).toContain(touched.join(', '))
  })
})

describe('routes', () => {
  const exhibit = exhibitOf('routes')
  const { heard, seen } = exhibit ? drawn(exhibit) : { heard: '', seen: '' }
  it('shows each route with its driver and minute, and each school with its bell', () => {
    for (const { number, driver, leaves } of exhibit?.routes ?? [])
      for (const words of [number, driver, leaves]) expect(seen).toContain(words)
    for (const { name, bell } of exhibit?.schools ?? []) for (const words of [name, bell]) expect(seen).toContain(words)
  })
  it('says who called off and who took it, drawn and heard', () => {
    const gaps = (exhibit?.routes ?? []).flatMap(({ gap }) => gap ?? [])
    expect(gaps).not.toEqual([])
    for (const { at, remark, taken, takenRemark } of gaps)
      for (const words of [at, remark, taken, takenRemark]) {
        expect(seen).toContain(words)
        expect(heard).toContain(words)
      }
  })
})

describe('map', () => {
  const exhibit = exhibitOf('map')
  it('shows each store with its state, and how far the drives are', () => {
    const { seen } = exhibit ? drawn(exhibit) : { seen: '' }
    for (const { id, name, state } of exhibit?.stores ?? []) for (const words of [id, name, state]) expect(seen).toContain(words)
    for (const { label } of exhibit?.roads ?? []) expect(seen).toContain(label)
  })
})
