/** The small print over the cards of industries, on home and on the overview. */
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { IndustriesView } from '#src/sections/industry/IndustriesView.tsx'
import { createIndustryCardProps, type IndustryCardProps } from '#src/sections/industry/industryCardProps.ts'
import { SAMPLE_PICTURE } from '#src/specification/interfaceValues.ts'
import { IndustriesBlock } from './IndustriesBlock.tsx'

const card = (name: string, sample: boolean): IndustryCardProps =>
  createIndustryCardProps(
    {
      name,
      summary: 'In a sentence.',
      workplace: 'plant',
      blocks: [{ kind: 'results', heading: 'Results', look: 'deck', figures: [], list: [] }],
      board: { title: 'Line 4', time: '05:31', sample, rows: [] },
    },
    `/industries/${name}`,
  )
const words = { heading: 'Heading', lede: 'Lede' }
const LISTS = {
  home: (cards: IndustryCardProps[]) => (
    <IndustriesBlock id="industries" {...words} all="All" cards={cards} others="Also" withoutCard={[]} />
  ),
  'the overview': (cards: IndustryCardProps[]) => <IndustriesView {...words} eyebrow="Eyebrow" cards={cards} />,
}

describe.each(Object.entries(LISTS))('on %s', (_, list) => {
  it('industries that share a drawing have no id in common', () => {
    const { container } = render(list([card('one', false), card('two', false), card('three', false)]))
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(3)
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
  })
  it('the note under the cards of industries says that boards are a sample while one of them is', () => {
    render(list([card('one', false), card('two', true)]))
    expect(screen.getAllByText(SAMPLE_PICTURE)).toHaveLength(1)
  })
  it('the note under the cards of industries goes with the last of them', () => {
    render(list([card('one', false), card('two', false)]))
    expect(screen.queryByText(SAMPLE_PICTURE)).toBeNull()
  })
})
