import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { IMPLEMENTATION_PLANS, planTotals } from '../../site/policy/implementationPlan'
import { PlanLeaves } from './PlanLeaves'

it('the plan of an implementation has a leaf for each week of the longest plan, the phases below them, and the week of each plan’s first report', () => {
  const { container } = render(<PlanLeaves end="the first report is after week {week}" />)
  const weeks = IMPLEMENTATION_PLANS.map((plan) => planTotals(plan).weeks)
  const leaves = [...container.querySelectorAll('span')].map(({ textContent }) => textContent)
  expect(leaves).toEqual(Array.from({ length: Math.max(...weeks) }, (_, index) => String(index + 1)))
  for (const phase of IMPLEMENTATION_PLANS.flatMap(({ phases }) => phases.flatMap((each) => ('name' in each ? each.name : []))))
    screen.getByText(phase)
  for (const [index, { title }] of IMPLEMENTATION_PLANS.entries())
    expect(screen.getByText(new RegExp(`^${title.split(',')[0]}`)).parentElement?.textContent).toMatch(new RegExp(` ${weeks[index]}$`))
})
