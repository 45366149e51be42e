/** What an industry's page may have that no page has today, from a page as it is written. */
import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { Worker } from '../../illustrations/workplace/Worker'
import { WORKPLACES } from '../../illustrations/workplace/workplaces'
import { type IndustryContent, industry } from '../../schemas/industry'
import { industryDetail } from '../../schemas/industryDetails'
import { IndustryBlocks } from './IndustryBlocks'

const page = industry.parse(parse(readFileSync('src/content/industries/retail.yaml', 'utf8')))
const drawn = (
  blocks: Pick<IndustryContent, 'order'> & Partial<Pick<IndustryContent, 'challenges' | 'solutions' | 'workplace' | 'detail'>>,
) => render(<IndustryBlocks {...page} quote={{ ...page.quote, sampleNote: undefined }} {...blocks} />).container

it('draws a crew under each of the short texts, each lit by a light of its own', () => {
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
it.each(['ward', 'shop', 'buses'] as const)('dresses people on badges for the page: %s', (workplace) => {
  const detail = industryDetail.parse({
    kind: 'badges',
    heading: 'Who may be asked',
    lede: 'Two people.',
    sample: true,
    note: 'A sample.',
    lines: ['Offer today'],
    badges: ['A', 'B'].map((name) => ({ name, values: ['Yes'], tone: 'go' })),
  })
  const badges = [...drawn({ order: ['detail'], detail, workplace }).querySelectorAll('li svg')]
  expect(badges).toHaveLength(detail.kind === 'badges' ? detail.badges.length : 0)
  badges.forEach((badge, index) => {
    const person = render(<Worker outfit={WORKPLACES[workplace].outfit} x={0} y={0} skin={index} />, {
      container: document.createElementNS('http://www.w3.org/2000/svg', 'svg'),
    })
    expect(badge.innerHTML).toContain(person.container.firstElementChild?.innerHTML)
  })
})
