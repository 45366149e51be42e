import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sceneOpeningSchema } from '#src/schemas/opening/opening.ts'
import { SAMPLE_PICTURE } from '#src/specification/interfaceValues.ts'
import { completeTestPart } from '#tests/lib/entries/testCompletion.ts'
import { TEST_OPENINGS } from '#tests/lib/entries/testFeature.ts'
import { SceneOpening } from './DeckOpening.tsx'

const words = {
  eyebrow: 'Swaps',
  heading: 'Two people trade a shift',
  lede: 'Both say yes first.',
  primary: { label: 'Try it', href: '/try' },
  secondary: { label: 'Watch it', href: '/watch' },
}
const { scene } = TEST_OPENINGS

it('a page may open with a picture of the product: words and buttons first, then the picture, which says that it is a sample', () => {
  render(<SceneOpening {...words} {...completeTestPart(sceneOpeningSchema.parse(scene))} />)
  const heading = screen.getByRole('heading', { level: 1, name: words.heading })
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Try it', '/try'],
    ['Watch it', '/watch'],
  ])
  expect(screen.queryAllByText(words.lede)).toHaveLength(1)
  const picture = screen.getByRole('figure')
  expect(picture.textContent).toContain(scene.scene.messages[0]?.text)
  expect(picture.querySelector('figcaption')?.textContent).toBe(`${scene.scene.describe} ${SAMPLE_PICTURE}.`)
  expect(heading.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
