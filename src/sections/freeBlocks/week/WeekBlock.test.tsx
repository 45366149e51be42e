/** The week of call-offs: the drawing, the words and the counts come from one list of reports. */
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { weekSchema } from '#src/schemas/blocks/week.ts'
import { TEST_BLOCKS } from '#tests/lib/entries/testFeature.ts'
import { WeekBlock } from './WeekBlock.tsx'
import { countReports, lateNotice } from './weekLedger.ts'

const written = TEST_BLOCKS.week
const week = weekSchema.parse(written)
const refused = (changed: object) => weekSchema.safeParse({ ...written, ...changed }).error?.issues.map(({ message }) => message) ?? []

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

it.each([
  ['a report of another week', 0, { day: '2026-11-29' }, 'not in the week'],
  ['a report after its shift began', 1, { shift: { day: '2026-11-30', from: '06:00' } }, 'no-show'],
  ['a shift that begins at no line', 1, { shift: { day: '2026-11-30', from: '15:00' } }, 'No shift begins'],
  ['marks that would cover each other', 1, { time: '03:30' }, 'cover each other'],
  ['another order', 2, { time: '09:00' }, 'in the order'],
])('the week of call-offs refuses %s', (_, index, changes, problem) => {
  const reports = week.reports.map((report, place) => (place === index ? { ...report, ...changes } : report))
  expect(refused({ reports })).toContainEqual(expect.stringContaining(problem))
})
