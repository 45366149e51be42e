import { banner } from '../../site/navigation'

/** The line above the header. Text and button: specification section 1. */
export function Banner() {
  return (
    <aside aria-label="Announcement" data-print="no" className="bg-deck text-sm text-on-deck">
      <p className="column py-2 text-center max-md:text-2xs max-md:leading-snug">
        <b className="font-semibold text-signal">{banner.lead}</b> {banner.text}
        <a href={banner.action.href} className="ml-3 inline-block py-0.5 font-semibold whitespace-nowrap underline underline-offset-4">
          {banner.action.label}
        </a>
      </p>
    </aside>
  )
}
