import { CrewCards, type CrewCardsProps } from './CrewCards.tsx'
import { EmptyBay, type EmptyBayProps } from './exhibit/EmptyBay.tsx'

export type ChallengesProps = Omit<CrewCardsProps, 'children'> & {
  /** The station that stands empty, on a page that shows who may step in. */
  emptyBay: EmptyBayProps | undefined
}

/** What is hard about absences in an industry, and beside it the station that nobody has come to. */
export const Challenges = ({ emptyBay, ...block }: ChallengesProps) => (
  <CrewCards {...block}>{emptyBay && <EmptyBay {...emptyBay} />}</CrewCards>
)
