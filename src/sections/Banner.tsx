import { banner } from '../site/navigation'

/** The line above the header. Text and button: specification section 1. */
export function Banner() {
  return (
    <aside aria-label="Announcement" data-print="no" className="bg-deck text-sm text-on-deck">
      <div className="column flex flex-wrap items-center justify-center gap-x-4 gap-y-0.5 py-1.5 text-center">
        <p className="max-md:text-xs">
          <b className="font-semibold text-signal">{banner.lead}</b> {banner.text}
        </p>
        <a href={banner.action.href} className="inline-flex min-h-7 items-center font-semibold underline underline-offset-4 max-md:text-xs">
          {banner.action.label}
        </a>
      </div>
    </aside>
  )
}
