export type TableOfContentsProps = { sections: readonly { id: string; label: string }[]; numbered?: boolean }

/** "On this page": folded on small screens, beside the text on wide ones. `sectionTracking.client.ts` marks what is read. */
export function TableOfContents({ sections, numbered = false }: TableOfContentsProps) {
  return (
    <nav
      aria-label="On this page"
      data-toc=""
      data-print="no"
      className="text-sm lg:sticky lg:top-23 lg:max-h-[calc(100vh-110px)] lg:overflow-y-auto"
    >
      <details className="toc rounded-lg border border-line lg:border-0">
        <summary className="toc-summary flex min-h-12 items-center px-4 font-semibold lg:px-3">On this page</summary>
        <ol className="pb-3 lg:border-l lg:border-line lg:pb-0">
          {sections.map((section, index) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="flex min-h-8 items-center gap-2 px-4 py-1 text-ink-2 no-underline hover:text-ink current:font-semibold current:text-ink lg:-ml-px lg:border-l-2 lg:border-transparent lg:px-3 lg:current:border-signal-deep"
              >
                {numbered && <span className="tabular-nums">{index + 1}.</span>}
                {section.label}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
