import { NoShowLadder, type NoShowLadderProps, PointLadder, type PointLadderProps } from '#src/sections/policyTables/Ladders.tsx'
import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'

export type LaddersBlockProps = {
  id: string
  heading: string
  lede: string
  headingLook?: 'across' | 'banner' | undefined
  points: PointLadderProps
  noShows: NoShowLadderProps
}

/** The steps of the policy for points and for no-shows, one ladder below the other. */
export function LaddersBlock({ id, heading, lede, headingLook = 'across', points, noShows }: LaddersBlockProps) {
  return (
    <section {...namedSection(id)} className="border-y border-line bg-paper-2">
      <div className="column py-14 sm:py-20 md:py-24">
        <SectionHeading id={id} heading={heading} lede={lede} look={headingLook} />
        <div className="mt-10 grid gap-y-2">
          <PointLadder {...points} />
          <NoShowLadder {...noShows} />
        </div>
      </div>
    </section>
  )
}
