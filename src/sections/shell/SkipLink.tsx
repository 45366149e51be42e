import { cn } from '#src/lib/anywhere/markup/cn.ts'

/** Lets keyboard users skip header and menus. It is the first element of the page, invisible until it has focus. */
export const SkipLink = () => (
  <a
    href="#main"
    className={cn(
      'sr-only focus:not-sr-only',
      'focus:fixed focus:top-2 focus:left-2 focus:z-60',
      'focus:rounded-sm focus:bg-signal focus:px-4 focus:py-3 focus:font-semibold focus:text-signal-ink',
    )}
  >
    Skip to content
  </a>
)
