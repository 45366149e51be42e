import type { DashboardProps } from '#src/illustrations/scenes/Dashboard.tsx'
import { blockOf } from '#src/lib/anywhere/pages/blockOf.ts'
import type { HomeBlock } from '#src/schemas/home/homeBlocks.ts'
import type { MorningContent } from '#src/schemas/morning/morning.ts'
import { type Industry, splitIndustries } from '#src/sections/industry/shownIndustries.ts'
import type { ShowcaseWithPictureFileProps } from '#src/sections/shared/ShowcaseWithPictureFile.tsx'
import type { CallOffTimelineProps } from './CallOffTimeline.tsx'
import type { ClientGridProps } from './ClientGrid.tsx'
import { type IndustryCardsProps, workplaceDrawings } from './IndustryCards.tsx'
import { firstBayOf } from './morning/plant/plantBays.ts'
import type { TestimonialsProps } from './Testimonials.tsx'

export type HomeBlockProps = {
  clients: Pick<ClientGridProps, 'clients' | 'industries' | 'sampleNote'>
  /** The morning around these minutes. */
  minutes: Pick<CallOffTimelineProps, 'start' | 'horn' | 'bay'>
  dashboards: Pick<DashboardProps, 'words'>
  /** The industries with a card, and links to the others. */
  industries: Pick<IndustryCardsProps, 'cards' | 'withoutCard'>
  testimonials: Pick<TestimonialsProps, 'quotes' | 'drawings' | 'sampleNote'>
  photo: Pick<ShowcaseWithPictureFileProps, 'pictures' | 'space'>
}

type HomeBlockInputs = {
  blocks: readonly HomeBlock[]
  story: Pick<MorningContent['story'], 'start' | 'horn' | 'stations' | 'callOffs'>
  industries: readonly Industry[]
  dashboards: DashboardProps['words']
  pictures: ShowcaseWithPictureFileProps['pictures']
  clients: Pick<ClientGridProps, 'clients' | 'sampleNote'>
  testimonials: Pick<TestimonialsProps, 'quotes' | 'sampleNote'>
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
  const { links, cards, others } = splitIndustries(industries, blockOf(blocks, 'industries').show)
  return {
    clients: { ...clients, industries: links },
    minutes: { start: story.start, horn: story.horn, bay: firstBayOf(story) },
    dashboards: { words: dashboards },
    industries: { cards, withoutCard: others },
    testimonials: { ...testimonials, drawings: workplaceDrawings(cards) },
    photo: { pictures, space: 'compact' },
  }
}
