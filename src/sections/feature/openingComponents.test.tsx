import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withSceneData } from '#src/illustrations/scenes/sceneData.ts'
import { openingPictureSchema } from '#src/schemas/opening/opening.ts'
import { renderBlocks } from '#src/sections/shared/resolveBlocks.testing.ts'
import { TEST_DASHBOARD_WORDS } from '#tests/lib/entries/testDashboardWords.ts'
import { TEST_OPENINGS } from '#tests/lib/entries/testFeature.ts'
import { TEST_FREE_BLOCK_INPUTS } from '#tests/lib/entries/testFreeBlockInputs.ts'
import { OPENING_COMPONENTS } from './openingComponents.tsx'

const words = { eyebrow: 'Swaps', heading: 'Two people trade a shift', lede: 'Both say yes first.' }
const parse = (written: unknown) => withSceneData(openingPictureSchema.parse(written), { dashboards: TEST_DASHBOARD_WORDS })
const blockProps = { photo: { pictures: TEST_FREE_BLOCK_INPUTS.pictures } }

it.each(Object.values(TEST_OPENINGS))('a feature page opens with its words, whichever picture it has: $kind', (written) => {
  render(renderBlocks({ blocks: [{ ...parse(written), ...words }], components: OPENING_COMPONENTS, blockProps }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.heading)
  expect(screen.getAllByText(words.lede)).toHaveLength(1)
})
it('a feature page may open with a picture file, which is fetched at once', () => {
  const photo = { kind: 'photo', file: 'gate.jpg', alt: 'Two people at a gate.', ...words } as const
  render(renderBlocks({ blocks: [photo], components: OPENING_COMPONENTS, blockProps }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.heading)
  const image = screen.getByRole('img', { name: 'Two people at a gate.' })
  expect([image.getAttribute('src'), image.getAttribute('loading')]).toEqual(['/gate.jpg', null])
})
it('the picture of a first screen stands in it', () => {
  const { 'channel-reports': channelReports, scene } = TEST_OPENINGS
  const blocks = [channelReports, scene].map((written) => ({ ...parse(written), ...words }))
  const { container } = render(renderBlocks({ blocks, components: OPENING_COMPONENTS, blockProps }))
  expect(container.textContent).toContain(channelReports.reports[0]?.person)
  expect(container.textContent).toContain(scene.scene.messages[0]?.text)
})
