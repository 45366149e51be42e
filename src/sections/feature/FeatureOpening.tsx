import type { ReactNode } from 'react'
import type { DashboardWords } from '#src/schemas/dashboards.ts'
import type { OpeningContent } from '#src/schemas/opening/opening.ts'
import type { HeroWords } from '#src/sections/shared/opening/heroWords.ts'
import { SceneOpening } from '#src/sections/shared/opening/SceneOpening.tsx'
import { CrowdOpening } from './crowd/CrowdOpening.tsx'
import { ChannelLanes } from './lanes/ChannelLanes.tsx'
import { YearOpening } from './year/YearOpening.tsx'

export type FeatureOpeningProps = {
  hero: HeroWords
  opening: OpeningContent
  dashboardWords: DashboardWords
  /** The island of an opening that a visitor operates: only a page can hydrate one. */
  children?: ReactNode
}

const DARK_KINDS: readonly OpeningContent['kind'][] = ['crowd', 'scene']
/** @returns for the header above it, whether an opening is dark in both themes */
export const isDarkOpening = ({ kind }: OpeningContent) => DARK_KINDS.includes(kind)

/** The first screen of a feature page. */
export function FeatureOpening({ hero, opening, dashboardWords, children }: FeatureOpeningProps) {
  switch (opening.kind) {
    case 'lanes':
      return <ChannelLanes hero={hero} opening={opening} />
    case 'crowd':
      return <CrowdOpening {...hero}>{children}</CrowdOpening>
    case 'year':
      return <YearOpening {...hero}>{children}</YearOpening>
    case 'scene':
      return <SceneOpening {...hero} scene={opening.scene} dashboardWords={dashboardWords} />
  }
}
