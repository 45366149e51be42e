import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { OpeningTitle } from '#src/sections/shared/opening/OpeningTitle.tsx'
import { TableOfContents, type TableOfContentsProps } from './TableOfContents.tsx'

export type ReadingColumnsProps = Omit<TableOfContentsProps, 'title'> & {
  eyebrow?: string
  heading: string
  lede: string
  /** The dates of the text, below the lede. */
  dates?: ReactNode
  /** Heading of the list of sections. */
  contents: string
  /** For tables, which are wider than lines of text. The lede stands beside the title. */
  isWide?: boolean
  /** Drawn beside the title, or below it. */
  opening?: ReactNode
  children: ReactNode
}

/** A text to read and look things up in: its title above, and the list of its sections beside it. */
export function ReadingColumns({
  eyebrow,
  heading,
  lede,
  dates,
  contents,
  isWide = false,
  opening,
  children,
  ...list
}: ReadingColumnsProps) {
  const words = (
    <>
      <OpeningTitle eyebrow={eyebrow} heading={heading} size="title" />
      <div className={isWide ? undefined : 'mt-4'}>
        <p className="measure-60 text-lg text-ink-2">{lede}</p>
        {dates && <p className="mt-3 text-sm font-semibold">{dates}</p>}
      </div>
    </>
  )
  return (
    <article>
      <header
        className={cn(
          'column pt-12 pb-8 md:pt-16',
          isWide && 'grid gap-x-14 gap-y-4 lg:grid-cols-beside lg:items-baseline-last lg:pb-12',
          opening && cn('grid gap-x-14 gap-y-8 lg:pb-12', list.hasTabs && 'lg:grid-cols-2 lg:items-end'),
        )}
      >
        {opening ? <div>{words}</div> : words}
        {opening}
      </header>
      <div
        className={`column gap-x-14 pb-20 max-lg:space-y-6 lg:grid lg:items-start ${isWide ? 'lg:first-col-60' : 'lg:grid-cols-document'}`}
      >
        <TableOfContents title={contents} {...list} />
        {children}
      </div>
    </article>
  )
}
