import { FigureList, type FigureListProps } from '#src/sections/shared/figures/FigureList.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { Heading } from '#src/ui/Heading.tsx'

export type FiguresBlockProps = Pick<FigureListProps, 'figures'> & { id: string; heading: string; note?: string | undefined }

/** Figures on the dark deck, from the claims, in a row beside their heading. */
export function FiguresBlock({ id, heading, figures, note }: FiguresBlockProps) {
  return (
    <section {...namedSection(id)} className="bg-deck text-on-deck">
      <div className="column grid gap-x-16 gap-y-7 py-12 sm:gap-y-9 lg:grid-cols-named lg:py-8 lg:items-center">
        <Heading level={2} id={id} size="3xl">
          {heading}
        </Heading>
        <FigureList figures={figures} look="ruled" />
        {note && <p className="measure-70 text-sm text-on-deck-2 lg:col-start-2">{note}</p>}
      </div>
    </section>
  )
}
