/** The sheet of one review: its deadlines are the policy's, and no day of it has a point. */
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listReviewDays } from '#src/models/policy/noticeDeadlines.ts'
import { reviewSheetSchema } from '#src/schemas/blocks/reviewSheet.ts'
import { TEST_BLOCKS } from '#tests/lib/entries/testFeature.ts'
import { ReviewSheetBlock } from './ReviewSheetBlock.tsx'

const sheet = reviewSheetSchema.parse(TEST_BLOCKS['review-sheet'])

it('the review sheet of a leave draws a zero for each day of the review, across and upright', () => {
  const { container } = render(<ReviewSheetBlock id="flow" heading="One review" {...sheet} />)
  const zeros = [...container.querySelectorAll('text')].filter(({ textContent }) => textContent === '0')
  expect(zeros).toHaveLength(2 * listReviewDays(sheet.report.day, sheet.stamps).length)
})
it('the review sheet of a leave, upright, wraps what happened and the decision, so that no word stands in the column of zeros', () => {
  const { container } = render(<ReviewSheetBlock id="flow" heading="One review" {...sheet} />)
  const lines = [...container.querySelectorAll('text')].map(({ textContent }) => textContent)
  const { time, said } = sheet.report
  const words = [`${time} ${said}`, sheet.clocks.designation.stamp].flatMap((text) => text.split(' '))
  expect(`${time} ${said}`.length).toBeGreaterThan(20)
  expect(lines).not.toContain(`${time} ${said}`)
  for (const word of words) expect(lines.some((line) => line !== null && line.length <= 20 && line.split(' ').includes(word))).toBe(true)
})
it('the review sheet of a leave says each stamp with the last day that the law leaves for it', () => {
  render(<ReviewSheetBlock id="flow" heading="One review" {...sheet} />)
  const spokenItems = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(spokenItems[1]).toContain('September 17, 2026')
  expect(spokenItems[1]).toContain('September 22, 2026')
  expect(spokenItems[2]).toContain('October 2, 2026')
  expect(spokenItems[3]).toContain('October 1, 2026')
})
