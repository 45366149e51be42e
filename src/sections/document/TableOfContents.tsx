import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { documentAttributes } from './document.attributes.ts'

export type TableOfContentsProps = {
  title: string
  sections: readonly { id: string; label: string }[]
  isNumbered?: boolean
  /** The number of each section on a tab, as the section has it (document.css). */
  hasTabs?: boolean
}

/** A line of the unfolded bar, which fingers find. */
const LINE = cn(
  'flex min-h-11 items-center gap-2 px-4 py-1',
  'text-ink-2 no-underline hover:text-ink current:font-semibold current:text-ink',
)
/** Beside the text: closer, on a rule that is marked where one reads. */
const LINE_BESIDE = 'lg:-ml-px lg:min-h-8 lg:border-l-2 lg:border-transparent lg:px-3 lg:current:border-signal-deep'

/**
 * A plain list beside the text on wide screens; on others a bar of one line above it, which names the
 * section that is read and unfolds the list. It is one list: the disclosure before it shows and hides it by style
 * (contents.css), with or without a script. `sectionTracking.client.ts` marks what is read.
 */
export function TableOfContents({ title, sections, isNumbered = false, hasTabs = false }: TableOfContentsProps) {
  return (
    <nav
      aria-label={title}
      {...documentAttributes.toc.props()}
      {...uiAttributes.print.props('no')}
      className={cn('toc text-sm', hasTabs && 'tabbed')}
    >
      <details {...documentAttributes.bar.props()} className="toc-bar">
        <summary className="toc-summary">
          <span className="font-semibold whitespace-nowrap">{title}</span>
          <span {...documentAttributes.current.props()} className="truncate text-ink-2" />
        </summary>
      </details>
      <p aria-hidden="true" className="toc-title">
        {title}
      </p>
      <ol className="toc-list">
        {sections.map((section, index) => (
          <li key={section.id}>
            <a href={`#${section.id}`} className={`${LINE} ${LINE_BESIDE}`}>
              {hasTabs && <span className="tab text-2xs">{index + 1}</span>}
              {isNumbered && (
                <span className="min-w-[1.75em] shrink-0 whitespace-nowrap self-baseline text-right tabular-nums">{index + 1}.</span>
              )}
              {isNumbered ? <span className="self-baseline">{section.label}</span> : section.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
