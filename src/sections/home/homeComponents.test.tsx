import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type HomeBlock, homeBlockSchema } from '#src/schemas/pages/home/homeBlocks.ts'
import { renderBlocks } from '#src/sections/blocks/blockList/resolveBlocks.testing.ts'
import { completeTestPart } from '#tests/lib/entries/testCompletion.ts'
import { TEST_HOME_BLOCKS } from '#tests/lib/entries/testHome.ts'
import type { HomeBlockProps } from './homeBlockProps.ts'
import { HOME_ADDRESSES, HOME_COMPONENTS } from './homeComponents.tsx'

const ofHome = { components: HOME_COMPONENTS, addresses: HOME_ADDRESSES }
const { clients, features, minutes, dashboards, results, industries } = TEST_HOME_BLOCKS
const parseBlocks = (...blocks: unknown[]) => blocks.map((block) => completeTestPart(homeBlockSchema.parse(block)))
const blockProps: HomeBlockProps = {
  clients: { clients: [], industries: [{ label: 'Mining', href: '/industries/mining' }], sampleNote: undefined },
  minutes: { start: 230, horn: 360, callOff: { stationIndex: 1, stageMinutes: { reported: 234, notified: 235, asked: 236, filled: 241 } } },
  industries: { cards: [], withoutCard: [{ label: 'Ports', href: '/industries/ports' }] },
  testimonials: { quotes: [], drawingIds: {}, sampleNote: undefined },
  photo: { space: 'compact' },
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

it.each([
  ['as it is', [clients, features, minutes, dashboards, results, industries]],
  ['turned around', [industries, results, dashboards, minutes, features, clients]],
])('the blocks of home stand in the order of its content: %s', (_, blocks) => {
  render(renderBlocks({ ...ofHome, blocks: parseBlocks(...blocks), blockProps }))
  expect(headings()).toEqual(blocks.map(({ heading }) => heading))
})
it('each feature of home has its own picture beside its link, whichever stands first', () => {
  const described = features.features.map((feature) => ({
    ...feature,
    scene: { ...feature.scene, describe: `The picture in the card of the feature on ${feature.action.label}.` },
  }))
  const { container } = render(
    renderBlocks({
      ...ofHome,
      blocks: parseBlocks({ ...features, features: described.toReversed() }),
      blockProps,
    }),
  )
  const shown = [...container.querySelectorAll('a, figcaption')].map(({ textContent }) => textContent)
  expect(shown).toEqual(described.toReversed().flatMap(({ action, scene }) => [action.label, expect.stringContaining(scene.describe)]))
})
it('the dashboards of home keep the address that was published', () => {
  render(renderBlocks({ ...ofHome, blocks: parseBlocks(dashboards), blockProps }))
  expect(screen.getByRole('heading', { name: dashboards.heading }).id).toBe('analytics')
})
it('a picture file of home says what it shows, at an address of its own', () => {
  const blocks: HomeBlock[] = [{ kind: 'photo', heading: 'The gate', text: 'Before six.', file: 'gate.jpg', alt: 'Two people at a gate.' }]
  render(renderBlocks({ ...ofHome, blocks: blocks.map(completeTestPart), blockProps }))
  expect(screen.getByRole('img', { name: 'Two people at a gate.' }).getAttribute('src')).toBe('/gate.jpg')
  expect(screen.getByRole('heading', { level: 2, name: 'The gate' }).id).toBe('photo')
})
it('home links all industries beside its clients, and below the cards those that have none', () => {
  const linksIn = (block: object) => {
    const { container, unmount } = render(renderBlocks({ ...ofHome, blocks: parseBlocks(block), blockProps }))
    const links = [...container.querySelectorAll('a')].map(({ textContent }) => textContent)
    unmount()
    return links
  }
  expect(linksIn(clients)).toEqual(['Mining'])
  expect(linksIn(industries)).toEqual([industries.all, 'Ports'])
})
