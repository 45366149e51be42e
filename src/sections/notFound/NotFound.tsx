import { FlapWord } from '#src/illustrations/flap/FlapWord.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import { relOf } from '#src/lib/anywhere/pages/link.ts'
import type { NotFoundContent } from '#src/schemas/pages/notFound.ts'
import { NOT_FOUND } from '#src/specification/interfaceValues.ts'
import { Heading } from '#src/ui/Heading.tsx'

export type NotFoundProps = { kind: 'page' | 'post'; lede: string; links: readonly Link[]; rows: NotFoundContent['rows'] }

/** Time, link and status of a row, stacked if text is large. */
const COLUMNS_CLASS = 'relative grid items-center gap-x-3 gap-y-1 small-phone:grid-cols-missing sm:grid-cols-missing-apart sm:gap-x-5'
const ROW_CLASS = 'rounded-sm bg-deck-2 px-4 py-3 hover:bg-deck-line contrast-more:hover:bg-deck'

/** A board instead of the missing page: one line of the day's log is missing, the others link elsewhere. Texts: specification section 8. */
export function NotFound({ kind, lede, links, rows }: NotFoundProps) {
  return (
    <>
      <p className="mb-3 px-0.5 text-sm font-semibold text-on-deck-2">{rows.title}</p>
      <div
        className={cn(
          'grid items-center gap-x-5 gap-y-4',
          'rounded-md bg-deck-2 px-4 py-6',
          'sm:first-col-16 sm:py-8 lg:grid-cols-missing-apart',
        )}
      >
        <p className="font-display text-lg font-bold text-signal tabular-nums">{rows.missing.time}</p>
        <div>
          <Heading level={1} size="6xl">
            {NOT_FOUND[kind].heading}
          </Heading>
          {kind === 'page' && <p className="mt-3 text-on-deck-2">{NOT_FOUND.page.text}</p>}
        </div>
        <FlapWord word={rows.missing.status} size="xlTo2xl" tone="stop" className="sm:col-start-2 lg:col-start-3" />
      </div>
      <p className="mt-5 mb-3 px-0.5 text-on-deck-2 max-sm:text-lg">{lede}</p>
      <ul className="grid gap-1.5">
        {links.map((link) => (
          <li key={link.href} className={`${COLUMNS_CLASS} ${ROW_CLASS}`}>
            <span className="font-display font-bold text-signal tabular-nums">{rows.found.time}</span>
            {/* The link covers the whole row, and so is wider than its words. */}
            <span>
              <a href={link.href} rel={relOf(link.href)} className="font-semibold underline-offset-4 after:absolute after:inset-0">
                {link.label}
              </a>
            </span>
            <FlapWord word={rows.found.status} size="xsToSm" tone="go" />
          </li>
        ))}
      </ul>
    </>
  )
}
