import { CrewCards, type CrewCardsProps } from './crew/CrewCards.tsx'

export type SolutionsBlockProps = Omit<CrewCardsProps, 'picture'>

/** How the service answers the challenges of an industry. */
export const SolutionsBlock = (block: SolutionsBlockProps) => <CrewCards {...block} />
