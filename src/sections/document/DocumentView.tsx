import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { dayOf, longDate } from '#src/lib/anywhere/time/dates.ts'
import type { EveryPageContent } from '#src/schemas/everyPage.ts'
import { documentAttributes } from './document.attributes.ts'
import { ReadingColumns } from './ReadingColumns.tsx'

export type DocumentViewProps = {
  title: string
  lede: string
  updatedAt: Date | undefined
  revisedAt: Date | undefined
  /** Over the list of sections, and before the dates. */
  words: EveryPageContent['reading']
  sections: readonly { id: string; label: string }[]
  isNumbered?: boolean
  /** A text to work with: each section begins with its number on a tab of its own color, which the list of sections has too. */
  hasTabs?: boolean
  /** Drawn beside the heading. */
  opening?: ReactNode
  children?: ReactNode
}

/** A document to navigate and to print: legal texts and guides. */
export function DocumentView({
  title,
  lede,
  updatedAt,
  revisedAt,
  words,
  sections,
  isNumbered = false,
  hasTabs = false,
  opening,
  children,
}: DocumentViewProps) {
  return (
    <ReadingColumns
      heading={title}
      lede={lede}
      dates={
        updatedAt && (
          <>
            {`${words.updated} `}
            {longDate(dayOf(updatedAt))}
            {revisedAt && ` · ${words.revised} ${longDate(dayOf(revisedAt))}`}
          </>
        )
      }
      contents={words.contents}
      sections={sections}
      isNumbered={isNumbered}
      hasTabs={hasTabs}
      opening={opening}
    >
      <div className={cn('article-body min-w-0', hasTabs && 'tabbed')}>
        <div {...documentAttributes.body.props()}>{children}</div>
      </div>
    </ReadingColumns>
  )
}
