import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FeatureBlock } from '#src/schemas/feature.ts'
import { openingPictureSchema } from '#src/schemas/opening/opening.ts'
import type { Completed } from '#src/sections/shared/blocks/completed.ts'
import { renderBlocks } from '#src/sections/shared/blocks/resolveBlocks.testing.ts'
import { completeTestPart } from '#tests/lib/entries/testCompletion.ts'
import { TEST_OPENINGS } from '#tests/lib/entries/testFeature.ts'
import { TEST_FREE_BLOCK_INPUTS } from '#tests/lib/entries/testFreeBlockInputs.ts'
import { makeFeatureBlockProps } from './featureBlockProps.ts'
import { FEATURE_COMPONENTS } from './featureComponents.tsx'

type Block = Completed<FeatureBlock>
const questionsBlock = (id: string): Block => ({ kind: 'questions', id, heading: id, questions: [{ question: 'Which?', answer: 'This.' }] })
const cards: Block = { kind: 'cards', id: 'cards', heading: 'cards', look: 'ruled', items: [{ title: 'A', text: 'B' }] }
const picture = completeTestPart(openingPictureSchema.parse(TEST_OPENINGS['channel-reports']))
const blockProps = makeFeatureBlockProps({ picture, ...TEST_FREE_BLOCK_INPUTS })
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

it('the blocks of a feature page stand in the order of its content', () => {
  render(renderBlocks({ components: FEATURE_COMPONENTS, blockProps, blocks: [questionsBlock('first'), cards, questionsBlock('last')] }))
  expect(headings()).toEqual(['first', 'cards', 'last'])
})
it('the record of a feature page is filled in with the first report of its first screen', () => {
  const record: Block = { kind: 'record', id: 'record', heading: 'The record', lede: 'What each report keeps.' }
  const { container } = render(renderBlocks({ components: FEATURE_COMPONENTS, blockProps, blocks: [record] }))
  expect(container.textContent).toContain(TEST_OPENINGS['channel-reports'].reports[0]?.person)
})
