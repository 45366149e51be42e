/** Blocks that an industry's page may have, also those that no page has today. */
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StationWorker } from '#src/illustrations/workplace/StationWorker.tsx'
import { WORKPLACES } from '#src/illustrations/workplace/workplaces.ts'
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import { type IndustryBlock, industryBlockSchema } from '#src/schemas/industry/industryBlocks.ts'
import { renderBlocks } from '#src/sections/blocks/blockList/resolveBlocks.testing.ts'
import { completeTestPart } from '#tests/lib/entries/testCompletion.ts'
import { TEST_DETAILS, TEST_EXHIBIT_WORDS, TEST_EXHIBITS, TEST_INDUSTRY_BLOCKS } from '#tests/lib/entries/testIndustry.ts'
import { crewPerson } from './crew/crewPeople.ts'
import { createIndustryBlockProps } from './industryBlockProps.ts'
import { INDUSTRY_ADDRESSES, INDUSTRY_COMPONENTS } from './industryComponents.tsx'

const { challenges, solutions, results, split } = TEST_INDUSTRY_BLOCKS
const quote = { label: 'Said by a customer', sampleNote: 'A sample quote.' }
const parseBlocks = (...blocks: unknown[]) => blocks.map((block) => industryBlockSchema.parse(block))
function drawBlocks(contentBlocks: readonly IndustryBlock[], workplace: WorkplaceName = 'shop') {
  const blocks = contentBlocks.map(completeTestPart)
  const blockProps = createIndustryBlockProps({ quote, workplace, blocks, exhibitWords: TEST_EXHIBIT_WORDS })
  return render(renderBlocks({ components: INDUSTRY_COMPONENTS, addresses: INDUSTRY_ADDRESSES, blocks, blockProps })).container
}

it('an industry’s page draws a crew under each of the short texts, each lit by a light of its own', () => {
  const withCrew = <T extends object>(item: T) => ({ ...item, crew: { people: 3 } })
  const blocks = [challenges, solutions].map((block) => ({ ...block, items: block.items.map(withCrew) }))
  const container = drawBlocks(parseBlocks(...blocks))
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  const rows = [...container.querySelectorAll('svg')].filter((svg) => svg.querySelector('linearGradient'))
  expect(rows).toHaveLength(blocks.flatMap(({ items }) => items).length)
  for (const row of rows) {
    const ownFills = [...row.querySelectorAll('[id]')].map(({ id }) => `url(#${id})`)
    const usedFills = [...row.querySelectorAll('[fill^=url]')].map((element) => element.getAttribute('fill'))
    expect(new Set(usedFills)).toEqual(new Set(ownFills))
  }
})
it.each(['ward', 'shop', 'buses'] as const)('an industry’s page dresses the people of a crew for the page: %s', (workplace) => {
  const [first, ...others] = challenges.items
  const items = [{ ...first, crew: { people: 2 } }, ...others]
  const rows = [...drawBlocks(parseBlocks({ ...challenges, items }), workplace).querySelectorAll('svg')]
  const crew = rows.find((svg) => svg.querySelector('linearGradient'))
  for (const skin of [0, 1]) {
    const { height, ...looks } = crewPerson(skin)
    const person = render(<StationWorker outfit={WORKPLACES[workplace].outfit} x={0} y={0} skin={skin} {...looks} />, {
      container: document.createElementNS('http://www.w3.org/2000/svg', 'svg'),
    })
    expect(crew?.innerHTML).toContain(person.container.firstElementChild?.innerHTML)
  }
})
it('a block of an industry’s page is found at the address of its kind, and one that only this industry has at that of all such', () => {
  const blocks = parseBlocks(challenges, TEST_EXHIBITS.census, split, results, TEST_DETAILS.calendar, solutions)
  const addresses = [...drawBlocks(blocks).querySelectorAll('h2')].map(({ id }) => id)
  expect(addresses).toEqual(['challenges', 'exhibit', 'feature', 'results', 'detail', 'solutions'])
})
it('a picture file of an industry’s page says what it shows, at an address of its own', () => {
  drawBlocks([{ kind: 'photo', heading: 'The gate', text: 'Before six.', file: 'gate.jpg', alt: 'Two people at a gate.' }])
  expect(screen.getByRole('img', { name: 'Two people at a gate.' }).getAttribute('src')).toBe('/gate.jpg')
  expect(screen.getByRole('heading', { level: 2, name: 'The gate' }).id).toBe('photo')
})
it('the blocks of an industry’s page stand in the order of its content', () => {
  drawBlocks(parseBlocks(results, challenges, solutions))
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    [results, challenges, solutions].map(({ heading }) => heading),
  )
})
