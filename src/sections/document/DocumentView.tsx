import type { ReactNode } from 'react'
import { Heading } from '../../ui/Heading'
import { documentAttributes } from './document.attributes'
import { TableOfContents } from './TableOfContents'

export type DocumentViewProps = {
  title: string
  lede: string
  updated?: string | null
  revised?: string | null
  /** Over the list of sections, and before the dates. */
  words: { contents: string; updated: string; revised: string }
  sections: readonly { id: string; label: string }[]
  isNumbered?: boolean
  children?: ReactNode
}

/** A document to navigate and to print: legal texts and guides. */
export function DocumentView({ title, lede, updated, revised, words, sections, isNumbered = false, children }: DocumentViewProps) {
  return (
    <article>
      <header className="column pt-12 pb-8 md:pt-16">
        <Heading level={1}>{title}</Heading>
        <p className="mt-4 measure-60 text-lg text-ink-2">{lede}</p>
        {updated && (
          <p className="mt-3 text-sm font-semibold">
            {`${words.updated} `}
            {updated}
            {revised && ` · ${words.revised} ${revised}`}
          </p>
        )}
      </header>
      <div className="column gap-x-14 pb-20 max-lg:space-y-6 lg:grid lg:grid-cols-document lg:items-start">
        <TableOfContents title={words.contents} sections={sections} isNumbered={isNumbered} />
        <div className="article-body min-w-0">
          <div {...documentAttributes.body.props()}>{children}</div>
        </div>
      </div>
    </article>
  )
}
