import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { IMPLEMENTATION_PLANS, planTotals } from '#src/models/policy/workedExamples/implementationPlan.ts'
import { WeeksOpening, type WeeksOpeningProps } from './WeeksOpening.tsx'

const words: WeeksOpeningProps['words'] = {
  leaves: 'the first report is after week {week}',
  plans: { small: 'Here, {headcount} people, {supervisors} leads', large: 'Everywhere, {headcount} people, {supervisors} leads' },
  drawn: { phases: { data: 'Connect', policy: 'Decide', line: 'Call', training: 'Learn' } },
}

it('the plan of an implementation has a leaf for each week of the longest plan, the phases below them, and the week of each plan’s first report', () => {
  const { container } = render(<WeeksOpening words={words} />)
  const weeks = IMPLEMENTATION_PLANS.map((plan) => planTotals(plan).weeks)
  const leaves = [...container.querySelectorAll('span')].map(({ textContent }) => textContent)
  expect(leaves).toEqual(Array.from({ length: Math.max(...weeks) }, (_, index) => String(index + 1)))
  for (const phase of Object.values(words.drawn.phases)) screen.getByText(phase)
  for (const [index, { id }] of IMPLEMENTATION_PLANS.entries())
    expect(screen.getByText(new RegExp(`^${words.plans[id].split(',')[0]}:$`)).parentElement?.textContent).toMatch(
      new RegExp(` ${weeks[index]}$`),
    )
})
