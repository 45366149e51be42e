import { CrewCards, type CrewCardsProps } from './crew/CrewCards.tsx'
import { EmptyBay, type EmptyBayProps } from './exhibit/bench/EmptyBay.tsx'

export type ChallengesBlockProps = Omit<CrewCardsProps, 'picture'> & {
  /** The empty station, on pages with the exhibit of benches. */
  emptyBay: Pick<EmptyBayProps, 'machine'> | undefined
}

/** The challenges of absences in an industry, with the empty station beside them. */
export const ChallengesBlock = ({ emptyBay, ...block }: ChallengesBlockProps) => (
  <CrewCards {...block} picture={emptyBay && <EmptyBay {...emptyBay} className="mt-8" />} />
)
