import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openingPictureSchema } from '#src/schemas/opening/opening.ts'
import { componentOf } from '#src/ui/componentsByKind.ts'
import { completeTestPart } from '#tests/lib/entries/testCompletion.ts'
import { TEST_OPENINGS } from '#tests/lib/entries/testFeature.ts'
import { OPENING_COMPONENTS } from './openingComponents.tsx'

const words = { eyebrow: 'Swaps', heading: 'Two people trade a shift', lede: 'Both say yes first.' }
const parse = (written: unknown) => completeTestPart(openingPictureSchema.parse(written))
const draw = (picture: ReturnType<typeof parse>) => {
  const Opening = componentOf(OPENING_COMPONENTS, picture)
  return render(<Opening {...picture} {...words} />)
}

it.each(Object.values(TEST_OPENINGS))('a feature page opens with its words, whichever picture it has: $kind', (written) => {
  draw(parse(written))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.heading)
  expect(screen.getAllByText(words.lede)).toHaveLength(1)
})
it('a feature page may open with a picture file, which is fetched at once', () => {
  draw(completeTestPart({ kind: 'photo', file: 'gate.jpg', alt: 'Two people at a gate.' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.heading)
  const image = screen.getByRole('img', { name: 'Two people at a gate.' })
  expect([image.getAttribute('src'), image.getAttribute('loading')]).toEqual(['/gate.jpg', null])
})
it('the picture of a first screen stands in it', () => {
  const { 'channel-reports': channelReports, scene } = TEST_OPENINGS
  expect(draw(parse(channelReports)).container.textContent).toContain(channelReports.reports[0]?.person)
  expect(draw(parse(scene)).container.textContent).toContain(scene.scene.messages[0]?.text)
})
