import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withSceneData } from '#src/illustrations/scenes/sceneData.ts'
import { landingSchema } from '#src/schemas/landing.ts'
import { TEST_DASHBOARD_WORDS } from '#tests/lib/entries/testDashboardWords.ts'
import { TEST_FREE_BLOCK_INPUTS } from '#tests/lib/entries/testFreeBlockInputs.ts'
import { testLanding } from '#tests/lib/entries/testLanding.ts'
import { LandingOpening } from './LandingOpening.tsx'

const { picture, ...words } = landingSchema.parse(testLanding()).opening
const sharedProps = { ...words, pictures: TEST_FREE_BLOCK_INPUTS.pictures }

it('a landing page opens with its words and its button, whatever stands beside them', () => {
  for (const shown of [
    undefined,
    picture && withSceneData(picture, { dashboards: TEST_DASHBOARD_WORDS }),
    { kind: 'photo', file: 'gate.jpg', alt: 'A gate.' } as const,
  ]) {
    const { unmount } = render(<LandingOpening {...sharedProps} picture={shown} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.heading)
    expect(screen.getByRole('link').textContent).toBe(words.primary?.label)
    expect(screen.queryAllByRole('figure')).toHaveLength(shown ? 1 : 0)
    unmount()
  }
})
it('a picture file of the first screen says what it shows, and is fetched at once', () => {
  render(<LandingOpening {...sharedProps} picture={{ kind: 'photo', file: 'gate.jpg', alt: 'Two people at a gate.' }} />)
  const image = screen.getByRole('img', { name: 'Two people at a gate.' })
  expect([image.getAttribute('src'), image.getAttribute('loading')]).toEqual(['/gate.jpg', null])
})
