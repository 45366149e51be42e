import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { landingSchema } from '#src/schemas/landing.ts'
import { completeTestPart } from '#tests/lib/entries/testCompletion.ts'
import { testLanding } from '#tests/lib/entries/testLanding.ts'
import { LandingOpening } from './LandingOpening.tsx'

const { picture, ...words } = landingSchema.parse(testLanding()).opening

it('a landing page opens with its words and its button, whatever stands beside them', () => {
  const photo = { kind: 'photo', file: 'gate.jpg', alt: 'A gate.' } as const
  for (const shown of [undefined, picture && completeTestPart(picture), completeTestPart(photo)]) {
    const { unmount } = render(<LandingOpening {...words} picture={shown} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.heading)
    expect(screen.getByRole('link').textContent).toBe(words.primary?.label)
    expect(screen.queryAllByRole('figure')).toHaveLength(shown ? 1 : 0)
    unmount()
  }
})
it('a picture file of the first screen says what it shows, and is fetched at once', () => {
  render(<LandingOpening {...words} picture={completeTestPart({ kind: 'photo', file: 'gate.jpg', alt: 'Two people at a gate.' })} />)
  const image = screen.getByRole('img', { name: 'Two people at a gate.' })
  expect([image.getAttribute('src'), image.getAttribute('loading')]).toEqual(['/gate.jpg', null])
})
