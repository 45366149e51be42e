import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { weekSchema } from '#src/schemas/blocks/week.ts'
import type { FeatureBlock } from '#src/schemas/feature.ts'
import { openingPictureSchema } from '#src/schemas/opening/opening.ts'
import type { Completed } from '#src/sections/blocks/blockList/completePart.ts'
import { renderBlocks } from '#src/sections/blocks/blockList/resolveBlocks.testing.ts'
import { completeTestPart } from '#tests/lib/entries/testCompletion.ts'
import { TEST_BLOCKS, TEST_OPENINGS } from '#tests/lib/entries/testFeature.ts'
import { TEST_SHARED_BLOCK_INPUTS } from '#tests/lib/entries/testSharedBlockInputs.ts'
import { createFeatureBlockProps } from './featureBlockProps.ts'
import { FEATURE_COMPONENTS } from './featureComponents.tsx'

type Block = Completed<FeatureBlock>
const questionsBlock = (id: string): Block => ({ kind: 'questions', id, heading: id, questions: [{ question: 'Which?', answer: 'This.' }] })
const cards: Block = { kind: 'cards', id: 'cards', heading: 'cards', look: 'ruled', items: [{ title: 'A', text: 'B' }] }
const picture = completeTestPart(openingPictureSchema.parse(TEST_OPENINGS['channel-reports']))
const blockProps = createFeatureBlockProps({ picture, ...TEST_SHARED_BLOCK_INPUTS })
const stop = { title: 'A stop', text: 'What happens there.' }
const firstMinute: Block = {
  kind: 'first-minute',
  id: 'minute',
  heading: 'The minute',
  lede: 'Of each report.',
  stops: { recognized: stop, asked: stop, noted: stop, answered: stop, notified: stop, reviewed: stop },
}
const record: Block = { kind: 'record', id: 'record', heading: 'The record', lede: 'What each report keeps.' }
const week: Block = { kind: 'week', id: 'week', heading: 'The week', ...weekSchema.parse(TEST_BLOCKS.week) }
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

it('the blocks of a feature page stand in the order of its content', () => {
  render(renderBlocks({ components: FEATURE_COMPONENTS, blockProps, blocks: [questionsBlock('first'), cards, questionsBlock('last')] }))
  expect(headings()).toEqual(['first', 'cards', 'last'])
})
it('the record of a feature page is filled in with the first report of its first screen', () => {
  const { container } = render(renderBlocks({ components: FEATURE_COMPONENTS, blockProps, blocks: [record] }))
  expect(container.textContent).toContain(TEST_OPENINGS['channel-reports'].reports[0]?.person)
})
it('the first minute of a feature page is that of the report that the line answers', () => {
  const { container } = render(renderBlocks({ components: FEATURE_COMPONENTS, blockProps, blocks: [firstMinute] }))
  const answered = TEST_OPENINGS['channel-reports'].reports.find((report) => 'answer' in report)
  expect(container.textContent).toContain(answered?.number)
})
it('the week of a feature page has the reports of its first screen', () => {
  const { container } = render(renderBlocks({ components: FEATURE_COMPONENTS, blockProps, blocks: [week] }))
  const spoken = [...container.querySelectorAll('figure li')].map(({ textContent }) => textContent)
  for (const { time } of TEST_OPENINGS['channel-reports'].reports) expect(spoken.filter((line) => line.includes(time))).toHaveLength(1)
})
it('a feature page whose first screen shows no reports repeats none', () => {
  const scenePicture = completeTestPart(openingPictureSchema.parse(TEST_OPENINGS.scene))
  const props = createFeatureBlockProps({ picture: scenePicture, ...TEST_SHARED_BLOCK_INPUTS })
  const { container } = render(renderBlocks({ components: FEATURE_COMPONENTS, blockProps: props, blocks: [record, firstMinute] }))
  for (const { number } of TEST_OPENINGS['channel-reports'].reports) expect(container.textContent).not.toContain(number)
})
