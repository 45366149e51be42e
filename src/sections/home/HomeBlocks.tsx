import { Dashboard, type DashboardProps } from '#src/illustrations/scenes/Dashboard.tsx'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import type { HomeBlock } from '#src/schemas/home/homeBlocks.ts'
import type { IndustryCard } from '#src/sections/industry/cards.ts'
import { Showcase } from '#src/sections/shared/Showcase.tsx'
import { routes } from '#src/site/routes.ts'
import { CallOffTimeline, type CallOffTimelineProps } from './CallOffTimeline.tsx'
import { ClientGrid, type ClientGridProps } from './ClientGrid.tsx'
import { FeatureBento } from './FeatureBento.tsx'
import { IndustryCards, workplaceDrawings } from './IndustryCards.tsx'
import { ResultsBand } from './ResultsBand.tsx'
import { Testimonials, type TestimonialsProps } from './Testimonials.tsx'

/** What blocks draw of other entries, by the kind of the block. */
type OtherEntries = {
  clients: Pick<ClientGridProps, 'clients' | 'sampleNote'>
  /** The morning that it is a part of. */
  minutes: Pick<CallOffTimelineProps, 'start' | 'horn' | 'bay'>
  dashboards: Pick<DashboardProps, 'words'>
  /** Links to all of them, those that have a card, and links to the others. */
  industries: { links: readonly Link[]; cards: readonly IndustryCard[]; others: readonly Link[] }
  testimonials: Pick<TestimonialsProps, 'quotes' | 'sampleNote'>
}

export type HomeBlocksProps = { blocks: readonly HomeBlock[]; entries: OtherEntries }

/** The body of home, in the order of its content. It has each kind of block once. */
export function HomeBlocks({ blocks, entries }: HomeBlocksProps) {
  return blocks.map((block) => <Block key={block.kind} block={block} entries={entries} />)
}

function Block({ block, entries }: { block: HomeBlock } & Pick<HomeBlocksProps, 'entries'>) {
  const { links, cards, others } = entries.industries
  switch (block.kind) {
    case 'clients':
      return <ClientGrid {...block} {...entries.clients} industries={links} />
    case 'features':
      return <FeatureBento {...block} />
    case 'minutes':
      return <CallOffTimeline {...block} {...entries.minutes} />
    case 'dashboards':
      // Its address is published, so it stays, though the word means the counting of visits elsewhere.
      return (
        <Showcase id="analytics" {...block} headingLook="bar" space="compact">
          <Dashboard {...block.dashboard} {...entries.dashboards} isJoined />
        </Showcase>
      )
    case 'results':
      return <ResultsBand {...block} />
    case 'industries':
      return (
        <IndustryCards
          {...block}
          cards={cards}
          all={{ label: block.all, href: routes.industries }}
          others={{ label: block.others, links: others }}
        />
      )
    case 'testimonials':
      return <Testimonials {...block} {...entries.testimonials} drawings={workplaceDrawings(cards)} />
  }
}
