import { findFirstCallOff } from '#src/models/morning/minute/morningEvents.ts'
import type { HomeBlock } from '#src/schemas/pages/home/homeBlocks.ts'
import type { MorningContent } from '#src/schemas/pages/morning/morning.ts'
import type { Completed } from '#src/sections/blocks/blockList/completePart.ts'
import type { PhotoBlockProps } from '#src/sections/blocks/PhotoBlock.tsx'
import { createHomeIndustriesProps, type Industry } from '#src/sections/industry/industryListProps.ts'
import type { ClientsBlockProps } from './ClientsBlock.tsx'
import { type IndustriesBlockProps, workplaceDrawingIds } from './industries/IndustriesBlock.tsx'
import type { MinutesBlockProps } from './minutes/MinutesBlock.tsx'
import type { TestimonialsBlockProps } from './TestimonialsBlock.tsx'

export type HomeBlockProps = {
  clients: Pick<ClientsBlockProps, 'clients' | 'industries' | 'sampleNote'>
  minutes: Pick<MinutesBlockProps, 'start' | 'horn' | 'callOff'>
  /** The industries with a card, and links to the others. */
  industries: Pick<IndustriesBlockProps, 'cards' | 'withoutCard'>
  testimonials: Pick<TestimonialsBlockProps, 'quotes' | 'drawingIds' | 'sampleNote'>
  photo: Pick<PhotoBlockProps, 'space'>
}

type HomeBlockInputs = {
  blocks: readonly Completed<HomeBlock>[]
  story: MorningContent['story']
  industries: readonly Industry[]
  clients: Pick<ClientsBlockProps, 'clients' | 'sampleNote'>
  testimonials: Pick<TestimonialsBlockProps, 'quotes' | 'sampleNote'>
}

/**
 * @returns the props that home's blocks take from other entries and from each other
 * @throws Error if nobody takes the shift of the first call-off, which the schema of the morning refuses
 */
export function createHomeBlockProps({ blocks, story, industries, clients, testimonials }: HomeBlockInputs): HomeBlockProps {
  const callOff = findFirstCallOff(story)
  if (!callOff) throw new Error('Nobody takes the shift of the first call-off in src/content/pages/morning.yaml.')
  const shown = blocks.find((block) => block.kind === 'industries')
  if (!shown) throw new Error('Home without the block "industries" has passed its schema.')
  const { links, cards, others } = createHomeIndustriesProps(industries, shown.show)
  return {
    clients: { ...clients, industries: links },
    minutes: { start: story.start, horn: story.horn, callOff },
    industries: { cards, withoutCard: others },
    testimonials: { ...testimonials, drawingIds: workplaceDrawingIds(cards) },
    photo: { space: 'compact' },
  }
}
