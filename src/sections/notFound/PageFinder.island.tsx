import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { AppProviders } from '#src/islandParts/AppProviders.tsx'
import { useEarlyInput } from '#src/islandParts/hydration/useEarlyInput.ts'
import { useIslandReady } from '#src/islandParts/hydration/useIslandReady.ts'
import { useSettledText } from '#src/islandParts/useSettledText.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { oneOrMany } from '#src/lib/anywhere/text/wording.ts'
import type { NotFoundContent } from '#src/schemas/pages/notFound.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { SearchField } from '#src/ui/fields/SearchField.tsx'
import { type FindablePage, nearestPages } from './nearestPages.ts'

/** @property pages URL of the list of pages */
export type PageFinderProps = { words: NotFoundContent['finder']; pages: string }

/** Finds a page of this site by a few words, on the dark board of the 404 page. Its list is fetched at first use. */
export function PageFinder({ words, pages }: PageFinderProps) {
  return (
    <AppProviders>
      <Finder words={words} pages={pages} />
    </AppProviders>
  )
}

/** @returns the number of matching pages, as text */
const resultText = (count: number, words: PageFinderProps['words']): string =>
  count === 0 ? words.none : fillIn(oneOrMany(count, words), { count })

function Finder({ words, pages: address }: PageFinderProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  useIslandReady(input)
  useEarlyInput(input, ({ value }) => setQuery(value))
  const pages = useQuery<FindablePage[]>({ queryKey: [address], enabled: query.trim() !== '' })
  const foundPages = nearestPages(pages.data ?? [], query)
  const isAnswered = query.trim() !== '' && !pages.isPending
  const result = pages.isError ? words.failed : isAnswered ? resultText(foundPages.length, words) : ''
  const spokenResult = useSettledText(result)

  return (
    <search {...sharedAttributes.tool.props('PageFinder')}>
      <SearchField ref={input} id={id} label={words.label} onChange={(event) => setQuery(event.target.value)} />
      <p className="mt-2 text-sm text-on-deck-2 not-empty:min-h-6">{result}</p>
      <p role="status" className="sr-only">
        {spokenResult}
      </p>
      {isAnswered && (
        <ul className="mt-1 grid gap-1.5">
          {foundPages.map((page) => (
            <li key={page.path}>
              <a
                href={page.path}
                className="block rounded-sm bg-deck-2 px-4 py-3 no-underline hover:bg-deck-line contrast-more:hover:bg-deck"
              >
                <span className="link-line font-semibold">{page.title}</span>
                <span className="block text-sm text-on-deck-2">{page.description}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
