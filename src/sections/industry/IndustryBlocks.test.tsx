/** What an industry's page may have that no page has today. */
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testIndustry } from '../../../tests/lib/entries/testIndustry'
import { crewPerson } from '../../illustrations/workplace/crewPeople'
import { Worker } from '../../illustrations/workplace/Worker'
import { WORKPLACES } from '../../illustrations/workplace/workplaces'
import { type IndustryContent, industry } from '../../schemas/industry/industry'
import { IndustryBlocks } from './IndustryBlocks'

const page = industry.parse(testIndustry())
const quote = { ...page.quote, label: 'Said by a customer', sampleNote: undefined }
const drawn = (blocks: Pick<IndustryContent, 'order'> & Partial<Pick<IndustryContent, 'challenges' | 'solutions' | 'workplace'>>) =>
  render(<IndustryBlocks blocks={{ ...page, quote, ...blocks }} />).container

it('an industry’s page draws a crew under each of the short texts, each lit by a light of its own', () => {
  const withCrew = <T extends object>(item: T) => ({ ...item, crew: { people: 3 } })
  const container = drawn({
    order: ['challenges', 'solutions'],
    challenges: { ...page.challenges, items: page.challenges.items.map(withCrew) },
    solutions: { ...page.solutions, items: page.solutions.items.map(withCrew) },
  })
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  const rows = [...container.querySelectorAll('svg')].filter((svg) => svg.querySelector('linearGradient'))
  expect(rows).toHaveLength(page.challenges.items.length + page.solutions.items.length)
  for (const row of rows) {
    const own = [...row.querySelectorAll('[id]')].map(({ id }) => `url(#${id})`)
    const used = [...row.querySelectorAll('[fill^=url]')].map((element) => element.getAttribute('fill'))
    expect(new Set(used)).toEqual(new Set(own))
  }
})
it.each(['ward', 'shop', 'buses'] as const)('an industry’s page dresses the people of a crew for the page: %s', (workplace) => {
  const [first, ...others] = page.challenges.items
  const items = [{ ...first, crew: { people: 2 } }, ...others] as typeof page.challenges.items
  const rows = [...drawn({ order: ['challenges'], challenges: { ...page.challenges, items }, workplace }).querySelectorAll('svg')]
  const crew = rows.find((svg) => svg.querySelector('linearGradient'))
  for (const skin of [0, 1]) {
    const { height, ...looks } = crewPerson(skin)
    const person = render(<Worker outfit={WORKPLACES[workplace].outfit} x={0} y={0} skin={skin} {...looks} />, {
      container: document.createElementNS('http://www.w3.org/2000/svg', 'svg'),
    })
    expect(crew?.innerHTML).toContain(person.container.firstElementChild?.innerHTML)
  }
})
it('a block of an industry’s page that the page draws, since it has an island, stands in its place, and its section among the others', () => {
  const island = (
    <section>
      <h2>drawn by the page</h2>
    </section>
  )
  const { container } = render(
    <IndustryBlocks blocks={{ ...page, quote, order: ['challenges', 'results', 'solutions'] }} results={island} />,
  )
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    page.challenges.heading,
    'drawn by the page',
    page.solutions.heading,
  ])
  expect([...container.children].map(({ localName }) => localName)).toEqual(['section', 'section', 'section'])
})
