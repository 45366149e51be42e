/** The blocks of an industry that are short texts, each with a drawing of the people that it mentions. */
import type { ReactNode } from 'react'
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { CardsBlock } from '#src/sections/blocks/cards/CardsBlock.tsx'
import { EmptyBay, type EmptyBayProps } from '../exhibit/bench/EmptyBay.tsx'
import { CrewRow } from './CrewRow.tsx'

type CrewCardsProps = Omit<IndustryBlockOf<'challenges' | 'solutions'>, 'kind'> & {
  id: string
  /** Sets the people's clothes. */
  workplace: WorkplaceName
  /** A picture for the heading. */
  picture?: ReactNode
}

/** Short texts under one heading. */
function CrewCards({ id, items, workplace, picture, ...block }: CrewCardsProps) {
  const rows = items.map(
    ({ crew }, index) => crew && <CrewRow {...crew} id={`crew-${id}-${index}`} workplace={workplace} className="mt-4" />,
  )
  const [firstRow, secondRow] = rows.filter((row) => row !== undefined)
  // A single drawing in one of several columns would leave the others short, so it stands with the heading.
  const isWithHeading = !picture && block.look === 'ruled' && !secondRow
  const headingPicture = isWithHeading ? firstRow : picture
  // Only above columns, the heading leaves half of its row free.
  const isBesideHeading = block.look === 'ruled' && block.headingLook !== 'rail'
  return (
    <CardsBlock
      {...block}
      id={id}
      items={items.map(({ crew, ...item }, index) => ({ ...item, picture: isWithHeading ? undefined : rows[index] }))}
      underHeading={isBesideHeading ? undefined : headingPicture}
      besideHeading={isBesideHeading ? headingPicture : undefined}
    />
  )
}

export type ChallengesBlockProps = Omit<CrewCardsProps, 'picture'> & {
  /** The empty station, on pages with the exhibit of benches. */
  emptyBay: Pick<EmptyBayProps, 'machine'> | undefined
}

/** The challenges of absences in an industry, with the empty station beside them. */
export const ChallengesBlock = ({ emptyBay, ...block }: ChallengesBlockProps) => (
  <CrewCards {...block} picture={emptyBay && <EmptyBay {...emptyBay} className="mt-8" />} />
)

export type SolutionsBlockProps = Omit<CrewCardsProps, 'picture'>

/** How the service answers the challenges of an industry. */
export const SolutionsBlock = (block: SolutionsBlockProps) => <CrewCards {...block} />
