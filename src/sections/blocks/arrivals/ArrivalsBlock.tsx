import { SampleLabel } from '#src/illustrations/scenes/PanelHead.tsx'
import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { ArrivalsContent } from '#src/schemas/blocks/arrivals.ts'
import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { ArrivalPicture } from './ArrivalPicture.tsx'

/** The kinds of message, on one sheet: each with a drawing of how it arrives and a short text. */
export function ArrivalsBlock({ id, heading, sample, items }: ArrivalsContent & { id: string; heading: string }) {
  return (
    <section {...namedSection(id)} className="column grid gap-y-7 plain-section sm:gap-y-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <SectionHeading id={id} heading={heading} />
        {sample && <SampleLabel aria-hidden="true" />}
      </div>
      <ul className="grid border-t border-edge md:grid-cols-2 md:gap-x-10 xl:gap-x-14">
        {items.map(({ title, text, describe, arrives }) => (
          <li
            key={title}
            className={cn(
              'grid content-start gap-x-6 gap-y-4 border-b border-line py-6',
              'sm:first-col-72 sm:max-md:content-stretch xl:content-stretch sm:py-8 md:max-xl:grid-cols-1',
            )}
          >
            <SceneFrame describe={describe} sample={sample} body="asHigh">
              <ArrivalPicture arrives={arrives} />
            </SceneFrame>
            <div className="max-sm:row-start-1 sm:pt-1">
              <Heading level={3}>{title}</Heading>
              <p className="mt-1.5 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
