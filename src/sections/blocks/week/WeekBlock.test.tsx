/** The week of call-offs: the drawing, the words and the counts come from one list of reports. */
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { weekSchema } from '#src/schemas/blocks/week.ts'
import { TEST_BLOCKS } from '#tests/lib/entries/testFeature.ts'
import { WeekBlock } from './WeekBlock.tsx'
import { countReports, lateNotice } from './weekReports.ts'

const week = weekSchema.parse(TEST_BLOCKS.week)

it('the week of call-offs draws every report twice, across and upright, and says each of them', () => {
  const { container } = render(<WeekBlock id="week" heading="A week" {...week} />)
  const [across, upright] = [...container.querySelectorAll('figure > svg')].filter((svg) => svg.querySelector('use'))
  const spoken = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  for (const drawing of [across, upright]) {
    expect(drawing?.querySelectorAll('use')).toHaveLength(week.reports.length)
    for (const { time, lang } of week.reports) {
      expect(drawing?.textContent).toContain(time)
      expect(drawing?.textContent).toContain(lang)
    }
  }
  for (const { time } of week.reports) expect(spoken.filter((line) => line?.includes(time))).not.toEqual([])
})
it('the week of call-offs marks as late what the policy’s notice time makes late', () => {
  render(<WeekBlock id="week" heading="A week" {...week} />)
  const late = week.reports.flatMap((report) => lateNotice(report) ?? [])
  expect(late).toHaveLength(countReports(week.reports, week.office).late)
  expect(late.length).toBeGreaterThan(0)
  for (const notice of late) expect(document.body.textContent).toContain(week.words.late.replace('{notice}', notice))
})
it('the week of call-offs draws the reports of the first screen among its own', () => {
  const { reports, ...rest } = week
  const [first, ...others] = reports
  if (!first) throw new Error('The week of the test has no reports.')
  const { container } = render(<WeekBlock id="week" heading="A week" {...rest} reports={others} openingReports={[first]} />)
  const { container: whole } = render(<WeekBlock id="week" heading="A week" {...week} />)
  expect(container.innerHTML).toBe(whole.innerHTML)
})
