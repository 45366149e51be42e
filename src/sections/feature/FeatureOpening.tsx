import type { ReactNode } from 'react'
import { CrowdHero } from './crowd/CrowdHero'
import type { CrowdProps } from './crowd/crowdProps'
import type { FeatureHero } from './featureHero'
import { ChannelLanes, type ChannelLanesProps } from './lanes/ChannelLanes'
import { YearOpening } from './year/YearOpening'

/** What a feature page can open with; the closed list that content chooses from (schemas/opening). */
export type FeatureOpeningProps = {
  hero: FeatureHero
  opening: ({ kind: 'lanes' } & ChannelLanesProps['opening']) | ({ kind: 'crowd' } & CrowdProps) | { kind: 'year' }
  /** The island of an opening that a visitor operates: only a page can hydrate one. */
  children?: ReactNode
}

/** The first screen of a feature page. */
export function FeatureOpening({ hero, opening, children }: FeatureOpeningProps) {
  switch (opening.kind) {
    case 'lanes':
      return <ChannelLanes hero={hero} opening={opening} />
    case 'crowd':
      return <CrowdHero {...hero}>{children}</CrowdHero>
    case 'year':
      return <YearOpening {...hero}>{children}</YearOpening>
  }
}
