import { Skyline } from '#src/illustrations/Skyline.tsx'
import type { RepliesContent } from '#src/schemas/blocks/replies.ts'
import { FigureList } from '#src/sections/shared/figures/FigureList.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { DeckHeading } from '../DeckHeading.tsx'
import { RepliesPicture } from './RepliesPicture.tsx'

export type RepliesBlockProps = RepliesContent & { id: string; heading: string }

/** One message and its answers minute by minute, until the rest are a list of names to call. */
export function RepliesBlock({ id, heading, headingLook, text, action, steps, figures, note, ...picture }: RepliesBlockProps) {
  return (
    <section {...namedSection(id)} className="relative overflow-x-clip border-b-4 border-bubble-ink sky-dawn text-on-deck">
      <div className="column pt-14 pb-30 sm:pt-20 md:pt-24 md:pb-36">
        <DeckHeading id={id} heading={heading} text={text} action={action} headingLook={headingLook} />
        <RepliesPicture {...picture} className="mt-8 sm:mt-10" />
        <RepliesSteps steps={steps} />
        <div className="mt-10 grid gap-y-6">
          <FigureList figures={figures} look="tiles" />
          <p className="measure-70 text-sm text-on-deck-2">{note}</p>
        </div>
      </div>
      {/* The light ends behind the skyline; the ground continues to both edges. */}
      <Skyline />
    </section>
  )
}

function RepliesSteps({ steps }: Pick<RepliesContent, 'steps'>) {
  return (
    <ol className="mt-10 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="row-span-2 grid shares-rows gap-y-0 border-t border-deck-line pt-4">
          <Heading level={3}>
            <span aria-hidden="true" className="mr-2.5 text-signal tabular-nums">
              {index + 1}
            </span>
            {title}
          </Heading>
          <p className="mt-2 text-sm text-on-deck-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}
