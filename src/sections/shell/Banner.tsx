import type { EveryPageContent } from '#src/schemas/shared/everyPage.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'

/**
 * The line above the header. Tablets stack its two sentences, and phones show the second one; screen readers have both. Text and button:
 * specification section 1.
 */
export function Banner({ start, text, action }: EveryPageContent['banner']) {
  return (
    <aside aria-label="Announcement" {...uiAttributes.print.props('no')} className="bg-deck text-sm text-on-deck">
      <p className="announcement column max-everyday:text-center lg:text-center">
        <b className="font-semibold text-signal max-sm:sr-only">{start}</b> <span>{text}</span>
        <a
          href={action.href}
          className="target ml-3 min-h-10 low:pointer-fine:min-h-8 font-semibold whitespace-nowrap underline underline-offset-4"
        >
          {action.label}
        </a>
      </p>
    </aside>
  )
}
