import type { DeckDrawingContent } from '#src/schemas/blocks/blockFields.ts'
import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { SectionLink } from '#src/sections/shared/SectionLink.tsx'

export type DeckHeadingProps = Pick<DeckDrawingContent, 'text' | 'action'> & {
  id: string
  heading: string
  headingLook: DeckDrawingContent['headingLook']
}

/** The heading over a drawing on a dark deck, with its paragraph and link. */
export function DeckHeading({ id, heading, headingLook, text, action }: DeckHeadingProps) {
  return (
    <SectionHeading id={id} heading={heading} lede={text} look={headingLook ?? 'abreast'} ledeSize="base" surface="deck">
      <p className="mt-3">
        <SectionLink {...action} heading={heading} surface="deck" />
      </p>
    </SectionHeading>
  )
}
