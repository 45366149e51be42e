import { designColor } from '#src/illustrations/designColor.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'

export type BadgeCardProps = { title: string; text: string }

/** The folded end of the strap, and the ring in the badge's slot. */
const Clip = () => (
  <svg aria-hidden="true" viewBox="0 0 56 80" fill="none" className="print:hidden absolute bottom-0 -left-3.5 h-20 w-14">
    <path d="M14 0h28v18l-6 16H20l-6-16Z" fill={designColor('paint-steel')} />
    <path d="M18 5h20v9H18Z" strokeWidth="1.5" strokeDasharray="3 2.5" className="stroke-edge" />
    <path d="M28 50a8 8 0 0 0-8 8v11a8 8 0 0 0 16 0V58a8 8 0 0 0-8-8Z" strokeWidth="3.5" className="stroke-edge" />
    <path d="M19 31h18a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-5v7h-8v-7h-5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2Z" className="fill-edge" />
  </svg>
)

/** A badge on its strap that tells employees who report absences where to go. */
export function BadgeCard({ title, text }: BadgeCardProps) {
  return (
    <div className="badge">
      <div aria-hidden="true" className="badge-strap forced-colors:hidden">
        <Clip />
      </div>
      <div className="relative rounded-xl border-2 border-edge bg-card px-6 pt-4 pb-6">
        <div aria-hidden="true" className="mx-auto h-3 w-14 rounded-full border-2 border-edge bg-paper" />
        <Icon name="crew" isOnWash className="mt-5 size-14" />
        <Heading level={2} size="lg" className="mt-3">
          {title}
        </Heading>
        <p className="mt-1.5 text-sm text-ink-2">{text}</p>
      </div>
    </div>
  )
}
