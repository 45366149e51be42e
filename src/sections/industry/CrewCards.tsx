import type { ReactNode } from 'react'
import type { WorkplaceName } from '#src/lib/anywhere/pictures/pictureNames.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { CardGrid } from '#src/sections/shared/CardGrid.tsx'
import { CrewRow } from './CrewRow.tsx'

export type CrewCardsProps = Omit<IndustryBlockOf<'challenges' | 'solutions'>, 'kind'> & {
  id: string
  /** Dresses the people. */
  workplace: WorkplaceName
  /** A picture beside the heading of all. */
  children?: ReactNode
}

/** Short texts under one heading, with the people that they speak of drawn below them. */
export function CrewCards({ id, items, workplace, children, ...rest }: CrewCardsProps) {
  const rows = items.map(({ crew }, index) => crew && <CrewRow {...crew} id={`crew-${id}-${index}`} workplace={workplace} />)
  const [only, another] = rows.filter((row) => row !== undefined)
  // In one of several columns it would leave the others short: it stands beside the heading of all.
  const isBesideHeading = !children && rest.look === 'ruled' && !another
  return (
    <CardGrid
      {...rest}
      id={id}
      items={items.map(({ crew, ...item }, index) => ({ ...item, picture: isBesideHeading ? undefined : rows[index] }))}
    >
      {children || (isBesideHeading && only)}
    </CardGrid>
  )
}
