import type { ReactNode } from 'react'

export type DocumentViewProps = {
  title: string
  lede: string
  updated?: string | null
  sections: readonly { id: string; label: string }[]
  numbered?: boolean
  children?: ReactNode
}

/** A document to navigate and to print: legal texts and guides. */
export function DocumentView({ title, lede, updated, sections, numbered = false, children }: DocumentViewProps) {
  return (
    <article>
      <header className="column pt-12 pb-8 md:pt-16">
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-2">{lede}</p>
        {updated && <p className="mt-3 text-sm font-semibold">Last updated {updated}</p>}
      </header>
      <div className="column grid gap-x-14 gap-y-6 pb-20 lg:grid-cols-[15rem_minmax(0,44rem)] lg:items-start">
        <nav
          aria-label="On this page"
          data-toc=""
          data-print="no"
          className="text-sm lg:sticky lg:top-[92px] lg:max-h-[calc(100vh-110px)] lg:overflow-y-auto"
        >
          <details className="toc rounded-lg border border-line lg:border-0">
            <summary className="flex min-h-12 items-center px-4 font-semibold lg:px-3">On this page</summary>
            <ol className="pb-3 lg:border-l lg:border-line lg:pb-0">
              {sections.map((section, index) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="flex min-h-8 items-center gap-2 px-4 py-1 text-ink-2 no-underline hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink lg:-ml-px lg:border-l-2 lg:border-transparent lg:px-3 lg:aria-[current]:border-signal-deep"
                  >
                    {numbered && <span className="tabular-nums">{index + 1}.</span>}
                    {section.label}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div className={`article-body min-w-0 ${numbered ? 'numbered' : ''}`}>
          <div data-article-body="">{children}</div>
        </div>
      </div>
    </article>
  )
}
