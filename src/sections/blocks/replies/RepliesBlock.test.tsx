/** One message and its answers: the drawing, the words and the counts agree. */
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { repliesSchema } from '#src/schemas/blocks/replies.ts'
import { TEST_BLOCKS } from '#tests/lib/entries/testFeature.ts'
import { RepliesBlock } from './RepliesBlock.tsx'
import { countAnswers } from './replyPiles.ts'

const message = repliesSchema.parse(TEST_BLOCKS.replies)
const dotsIn = (drawing: Element) =>
  Array.from(drawing.querySelectorAll('path'), (path) => (path.getAttribute('d') ?? '').split('M').length - 1)

it('the section on replies draws a dot for each person, across and upright', () => {
  const { container } = render(<RepliesBlock id="replies" heading="Answers" {...message} />)
  const { have, cannot, none } = countAnswers(message)
  const drawings = [...container.querySelectorAll('figure svg')].filter((svg) => svg.querySelector(':scope > path'))
  expect(have + cannot + none).toBe(message.sent)
  // The last two paths are one ring: an amber dot and a smaller one on it.
  expect(drawings.map(dotsIn)).toEqual([
    [have, cannot, none, none],
    [have, cannot, none, none],
  ])
})
it('the section on replies says how many have answered, up to the last of them, and how many names are left', () => {
  const { container } = render(<RepliesBlock id="replies" heading="Answers" {...message} />)
  const { answered, none } = countAnswers(message)
  const caption = container.querySelector('figcaption')?.textContent
  expect(caption).toContain(message.words.by.replace('{count}', String(answered)).replace('{time}', '04:53'))
  expect(caption).toContain(message.words.none.replace('{count}', String(none)))
})
