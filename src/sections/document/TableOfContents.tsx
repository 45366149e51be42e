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

/** A line of the unfolded bar, large enough for fingers. */
const LINE = cn(
  'flex min-h-11 items-center gap-2 px-4 py-1',
  'text-ink-2 no-underline hover:text-ink current:font-semibold current:text-ink',
)
/** Beside the text: denser, on a rule with a mark at the current section. */
const LINE_BESIDE = 'lg:-ml-px lg:min-h-8 lg:border-l-2 lg:border-transparent lg:px-3 lg:current:border-signal-deep'

/**
 * On wide screens a plain list beside the text. On others a one-line bar above it, which names the current section and unfolds the list.
 * Both are one list, which CSS shows and hides (contents.css), with or without a script. `sectionTracking.client.ts` marks the current
 * section.
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
