import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FeatureBlock } from '#src/schemas/feature.ts'
import { openingPicture } from '#src/schemas/opening/opening.ts'
import { TEST_OPENINGS } from '#tests/lib/entries/testFeature.ts'
import { TEST_FREE_BLOCK_DATA } from '#tests/lib/entries/testFreeBlockData.ts'
import { FeatureBlocks } from './FeatureBlocks.tsx'

const asked = (id: string): FeatureBlock => ({ kind: 'questions', id, heading: id, questions: [{ question: 'Which?', answer: 'This.' }] })
const cards: FeatureBlock = { kind: 'cards', id: 'cards', heading: 'cards', look: 'ruled', items: [{ title: 'A', text: 'B' }] }
const shared = {
  picture: openingPicture.parse(TEST_OPENINGS.lanes),
  blockData: TEST_FREE_BLOCK_DATA,
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

it('the blocks of a feature page stand in the order of its content', () => {
  render(<FeatureBlocks {...shared} blocks={[asked('first'), cards, asked('last')]} />)
  expect(headings()).toEqual(['first', 'cards', 'last'])
})
