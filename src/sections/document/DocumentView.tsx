import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { EveryPageContent } from '#src/schemas/everyPage.ts'
import { documentAttributes } from './document.attributes.ts'
import { ReadingColumns } from './ReadingColumns.tsx'

export type DocumentViewProps = {
  title: string
  lede: string
  updated?: string | null
  revised?: string | null
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
  updated,
  revised,
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
        updated && (
          <>
            {`${words.updated} `}
            {updated}
            {revised && ` · ${words.revised} ${revised}`}
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
