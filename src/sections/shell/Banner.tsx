import { uiHooks } from '../../ui/ui.hooks'

export type BannerProps = { lead: string; text: string; action: { label: string; href: string } }

/** The line above the header. Text and button: specification section 1. */
export function Banner({ lead, text, action }: BannerProps) {
  return (
    <aside aria-label="Announcement" {...uiHooks.print.props('no')} className="bg-deck text-sm text-on-deck">
      <p className="column py-2 text-center max-md:text-2xs max-md:leading-snug">
        <b className="font-semibold text-signal">{lead}</b> {text}
        <a href={action.href} className="ml-3 target font-semibold whitespace-nowrap underline underline-offset-4">
          {action.label}
        </a>
      </p>
    </aside>
  )
}
