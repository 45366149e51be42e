import { Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { LONGEST_SEARCH } from '#src/lib/anywhere/pages/longestSearch.ts'

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  id: string
  label: string
  /** For pages that already say what is searched. */
  isLabelHidden?: boolean
  /** Submits the search. */
  button?: ReactNode
}

/** A field to search with: label, magnifier, and space for a button. */
export function SearchField({ id, label, isLabelHidden = false, button, ...input }: SearchFieldProps) {
  return (
    <div>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      <div className={cn('flex flex-wrap gap-2', !isLabelHidden && 'mt-1.5')}>
        <div className="relative grow basis-40">
          <Search aria-hidden="true" className="absolute top-3.5 left-3.5 size-5 text-ink-3" />
          <input
            id={id}
            type="search"
            autoComplete="off"
            maxLength={LONGEST_SEARCH}
            className="search-input block min-h-12 w-full rounded-sm control-edge border-edge bg-card pr-3 pl-11 text-ink"
            {...input}
          />
        </div>
        {button}
      </div>
    </div>
  )
}
