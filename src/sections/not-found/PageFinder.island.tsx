import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { AppProviders } from '../../islands/AppProviders'
import { useIslandReady } from '../../islands/hydration/useIslandReady'
import { type FindablePage, nearestPages } from '../../lib/anywhere/nearest'

/** @property pages address of the site's list of pages */
export type PageFinderProps = { label: string; pages: string }

/** Finds a page of this site by a few words; stands on the not-found page. Its list is fetched when it is first used. */
export function PageFinder({ label, pages }: PageFinderProps) {
  return (
    <AppProviders>
      <Finder label={label} pages={pages} />
    </AppProviders>
  )
}

function Finder({ label, pages: address }: PageFinderProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  useIslandReady(input)
  // What was typed before hydration is in the field, not in the state.
  useEffect(() => setQuery(input.current?.value ?? ''), [])
  const pages = useQuery<FindablePage[]>({ queryKey: [address], enabled: query.trim() !== '' })
  const found = nearestPages(pages.data ?? [], query)
  const isSettled = query.trim() !== '' && !pages.isPending

  return (
    <search>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        onChange={(event) => setQuery(event.target.value)}
        className="mt-1.5 block min-h-12 w-full rounded-sm control-edge border-edge bg-card px-3.5"
      />
      <p role="status" className="mt-2 min-h-6 text-sm text-ink-2">
        {pages.isError && 'The list of pages could not be loaded. The links beside this still work.'}
        {isSettled &&
          pages.isSuccess &&
          (found.length === 0 ? 'No page fits these words.' : `${found.length} ${found.length === 1 ? 'page fits' : 'pages fit'}:`)}
      </p>
      {isSettled && (
        <ul className="mt-1 grid gap-1">
          {found.map((page) => (
            <li key={page.path}>
              <a href={page.path} className="block rounded-sm px-2 py-2 no-underline hover:bg-paper-2">
                <span className="link-line font-semibold">{page.title}</span>
                <span className="block text-sm text-ink-2">{page.description}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
