import type { DashboardSceneProps } from '#src/illustrations/scenes/DashboardScene.tsx'
import { blockOf } from '#src/lib/anywhere/pages/blockOf.ts'
import type { HomeBlock } from '#src/schemas/home/homeBlocks.ts'
import type { MorningContent } from '#src/schemas/morning/morning.ts'
import { type Industry, makeHomeIndustriesProps } from '#src/sections/industry/industryListProps.ts'
import type { PhotoBlockProps } from '#src/sections/shared/picture/PhotoBlock.tsx'
import type { ClientsBlockProps } from './ClientsBlock.tsx'
import { type IndustriesBlockProps, workplaceDrawingIds } from './industries/IndustriesBlock.tsx'
import type { MinutesBlockProps } from './minutes/MinutesBlock.tsx'
import { firstOpenBayIndex } from './morning/plant/plantBays.ts'
import type { TestimonialsBlockProps } from './TestimonialsBlock.tsx'

export type HomeBlockProps = {
  clients: Pick<ClientsBlockProps, 'clients' | 'industries' | 'sampleNote'>
  /** The morning around these minutes. */
  minutes: Pick<MinutesBlockProps, 'start' | 'horn' | 'bayIndex'>
  dashboards: Pick<DashboardSceneProps, 'words'>
  /** The industries with a card, and links to the others. */
  industries: Pick<IndustriesBlockProps, 'cards' | 'withoutCard'>
  testimonials: Pick<TestimonialsBlockProps, 'quotes' | 'drawingIds' | 'sampleNote'>
  photo: Pick<PhotoBlockProps, 'pictures' | 'space'>
}

type HomeBlockInputs = {
  blocks: readonly HomeBlock[]
  story: Pick<MorningContent['story'], 'start' | 'horn' | 'stations' | 'callOffs'>
  industries: readonly Industry[]
  dashboards: DashboardSceneProps['words']
  pictures: PhotoBlockProps['pictures']
  clients: Pick<ClientsBlockProps, 'clients' | 'sampleNote'>
  testimonials: Pick<TestimonialsBlockProps, 'quotes' | 'sampleNote'>
}

/** @returns the props that home's blocks take from other entries and from each other */
export function makeHomeBlockProps({
  blocks,
  story,
  industries,
  dashboards,
  pictures,
  clients,
  testimonials,
}: HomeBlockInputs): HomeBlockProps {
  const { links, cards, others } = makeHomeIndustriesProps(industries, blockOf(blocks, 'industries').show)
  return {
    clients: { ...clients, industries: links },
    minutes: { start: story.start, horn: story.horn, bayIndex: firstOpenBayIndex(story) },
    dashboards: { words: dashboards },
    industries: { cards, withoutCard: others },
    testimonials: { ...testimonials, drawingIds: workplaceDrawingIds(cards) },
    photo: { pictures, space: 'compact' },
  }
}
