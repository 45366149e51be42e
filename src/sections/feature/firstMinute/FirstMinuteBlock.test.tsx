/** The first minute: six stops in order. Its pictures repeat a record of the first screen and are hidden from screen readers. */
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { REPORT_STOPS } from '#src/models/names/reportNames.ts'
import type { FirstMinuteContent } from '#src/schemas/blocks/firstMinute.ts'
import { channelReportsOpeningSchema } from '#src/schemas/opening/channelReportsOpening.ts'
import { SAMPLE_PICTURE } from '#src/specification/interfaceValues.ts'
import { TEST_OPENINGS } from '#tests/lib/entries/testFeature.ts'
import { firstMinuteReport } from '../featureBlockProps.ts'
import { FirstMinuteBlock } from './FirstMinuteBlock.tsx'

const stops = Object.fromEntries(REPORT_STOPS.map((name) => [name, { title: `Title ${name}`, text: `Text ${name}` }]))
const text = { id: 'how', heading: 'The stops', lede: 'Of each report.', stops: stops as FirstMinuteContent['stops'] }
const draw = (sample: boolean) => {
  const opening = channelReportsOpeningSchema.parse({ ...TEST_OPENINGS['channel-reports'], sample })
  return render(<FirstMinuteBlock {...text} example={firstMinuteReport(opening)} />)
}

it('the section on the first minute tells what happens, in order, and folds all but the first two on phones', () => {
  draw(true)
  const items = screen.getAllByRole('listitem').map((stop) => ({
    title: within(stop).getByRole('heading', { level: 3 }).textContent,
    isFolded: stop.querySelector('details') !== null,
  }))
  expect(items).toEqual(REPORT_STOPS.map((name, index) => ({ title: `Title ${name}`, isFolded: index > 1 })))
})
it('the section on the first minute shows the report that the line answers, with its minutes and its lateness, to the eye alone', () => {
  draw(true)
  const pictures = screen.getAllByRole('listitem').map((stop) => stop.querySelector('[aria-hidden="true"]'))
  const shown = ['40112', 'Family emergency', '48 min, late', 'Your report is recorded.', 'from time 06:00', 'HR review']
  for (const [index, value] of shown.entries()) expect(pictures[index]?.textContent).toContain(value)
  expect(screen.queryByRole('time')).toBeNull()
})
it('the section on the first minute says that it is a sample for as long as it is one', () => {
  const { unmount } = draw(true)
  expect(screen.queryAllByText(SAMPLE_PICTURE)).toHaveLength(1)
  unmount()
  draw(false)
  expect(screen.queryAllByText(SAMPLE_PICTURE)).toHaveLength(0)
})
