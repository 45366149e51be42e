import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { scrollAreaAttributes } from './scrollArea.attributes.ts'

const LOOKS = { plain: '', sheet: 'rounded-lg border border-line bg-card' }

export type ScrollAreaProps = { label: string; look?: keyof typeof LOOKS; className?: string; children: ReactNode }

/**
 * Around a table, or panes of a phone, that may be wider than their place. `scrollAreas.client.ts` removes name and Tab stop if nothing
 * scrolls.
 */
export function ScrollArea({ label, look = 'plain', className, children }: ScrollAreaProps) {
  const name = `${label}, scrolls sideways`
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, and a section would be a landmark for each table
    <div
      {...scrollAreaAttributes.area.props()}
      role="group"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard (axe, scrollable-region-focusable)
      tabIndex={0}
      className={cn('overflow-x-auto', LOOKS[look], className)}
    >
      {children}
    </div>
  )
}
