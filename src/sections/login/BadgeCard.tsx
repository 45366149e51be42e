import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'

export type BadgeCardProps = { title: string; text: string }

/** The badge of someone who reports absences: it hangs from its strap, and says where they do. */
export function BadgeCard({ title, text }: BadgeCardProps) {
  return (
    <div className="badge">
      <div aria-hidden="true" className="badge-strap forced-colors:hidden" />
      <div className="relative rounded-xl border-2 border-edge bg-card px-6 pt-4 pb-6">
        <div aria-hidden="true" className="mx-auto h-3 w-14 rounded-full border-2 border-edge bg-paper" />
        <Icon name="crew" className="mt-5 size-14 rounded-sm bg-wash p-2" />
        <Heading level={2} size="lg" className="mt-3">
          {title}
        </Heading>
        <p className="mt-1.5 text-sm text-ink-2">{text}</p>
      </div>
    </div>
  )
}
