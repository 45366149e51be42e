import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { landingSchema } from '#src/schemas/landing.ts'
import { renderBlocks } from '#src/sections/blocks/blockList/resolveBlocks.testing.ts'
import { completeTestPart } from '#tests/lib/entries/testCompletion.ts'
import { testLanding } from '#tests/lib/entries/testLanding.ts'
import { TEST_SHARED_BLOCK_INPUTS } from '#tests/lib/entries/testSharedBlockInputs.ts'
import { createLandingBlockProps } from './landingBlockProps.ts'
import { LANDING_COMPONENTS } from './landingComponents.tsx'

const blocks = landingSchema.parse(testLanding()).blocks.map(completeTestPart)
const quote = { label: 'What a customer says', sampleNote: 'A sample quote.' }
const blockProps = createLandingBlockProps({ ...TEST_SHARED_BLOCK_INPUTS, quote })

it('a landing page may quote several customers, and says of those who are invented that they are samples', () => {
  render(renderBlocks({ components: LANDING_COMPONENTS, blocks, blockProps }))
  const said = screen.getAllByRole('region', { name: 'What a customer says' })
  expect(said.map(({ id, textContent }) => [id, textContent?.includes('A sample quote.')])).toEqual([
    ['supervisor', true],
    ['manager', false],
  ])
})
it('the blocks of a landing page stand in the order of its content, each at its address', () => {
  const { container } = render(renderBlocks({ components: LANDING_COMPONENTS, blocks: blocks.toReversed(), blockProps }))
  const ids = [...container.querySelectorAll('section[id], h2')].map(({ id }) => id)
  expect(ids).toEqual(blocks.map(({ id }) => id).toReversed())
})
it('a picture file of a landing page says what it shows, and keeps its place free until it comes', () => {
  const words = { id: 'gate', heading: 'The gate', text: 'Before six.', alt: 'Two people at a gate.', caption: 'The gate at six.' }
  const photo = completeTestPart({ kind: 'photo', file: 'gate.jpg', ...words })
  render(renderBlocks({ components: LANDING_COMPONENTS, blocks: [photo], blockProps }))
  const picture = screen.getByRole('img', { name: 'Two people at a gate.' })
  expect([picture.getAttribute('src'), picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['/gate.jpg', '640', '480'])
  expect(screen.getByRole('figure').textContent).toBe('The gate at six.')
})
