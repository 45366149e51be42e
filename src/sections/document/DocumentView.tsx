import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { dayOf, longDate } from '#src/lib/anywhere/time/dates.ts'
import type { TextDocument } from '#src/schemas/document/document.ts'
import type { EveryPageContent } from '#src/schemas/shared/everyPage.ts'
import { DocumentOpening, type DocumentOpeningProps } from './DocumentOpening.tsx'
import { documentAttributes } from './document.attributes.ts'
import { ReadingColumns } from './ReadingColumns.tsx'

export type DocumentViewProps = Omit<DocumentOpeningProps, 'document'> & {
  document: TextDocument
  /** Over the list of sections, and before the dates. */
  words: EveryPageContent['reading']
  isNumbered: boolean
  children?: ReactNode
}

/** A document to navigate and to print: legal texts and guides. */
export function DocumentView({ document, opening, words, isNumbered, wordCounts, children }: DocumentViewProps) {
  const { title, lede, updatedAt, revisedAt, sections } = document
  // A text to work with: each section begins with its number on a tab of its own color, which the list of sections has too.
  const hasTabs = opening !== undefined
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
      // Always an element, also when it draws nothing, so that all documents have the same space around their heading.
      opening={<DocumentOpening opening={opening} document={document} wordCounts={wordCounts} />}
    >
      <div className={cn('article-body min-w-0', hasTabs && 'tabbed')}>
        <div {...documentAttributes.body.props()} className="article-text">
          {children}
        </div>
      </div>
    </ReadingColumns>
  )
}
