import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { landing } from '#src/schemas/landing.ts'
import { TEST_FREE_CONTENT } from '#tests/lib/entries/testFreeBlockData.ts'
import { testLanding } from '#tests/lib/entries/testLanding.ts'
import { LandingBlocks } from './LandingBlocks.tsx'
import { landingBlockData } from './landingBlockData.ts'

const { blocks } = landing.parse(testLanding())
const quote = { label: 'What a customer says', sampleNote: 'A sample quote.' }
const blockData = landingBlockData({ ...TEST_FREE_CONTENT, quote })

it('a landing page may quote several customers, and says of those who are invented that they are samples', () => {
  render(<LandingBlocks blocks={blocks} blockData={blockData} />)
  const said = screen.getAllByRole('region', { name: 'What a customer says' })
  expect(said.map(({ id, textContent }) => [id, textContent?.includes('A sample quote.')])).toEqual([
    ['supervisor', true],
    ['manager', false],
  ])
})
it('the blocks of a landing page stand in the order of its content, each at its address', () => {
  const { container } = render(<LandingBlocks blocks={blocks.toReversed()} blockData={blockData} />)
  const ids = [...container.querySelectorAll('section[id], h2')].map(({ id }) => id)
  expect(ids).toEqual(blocks.map(({ id }) => id).toReversed())
})
