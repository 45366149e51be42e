import type { ReactNode } from 'react'
import { cn } from '../lib/anywhere/markup/cn'
import { scrollFrameAttributes } from './scrollFrame.attributes'

export type ScrollFrameProps = { label: string; className: string; children: ReactNode }

/** Around a table, or panes of a phone (styles/phones.css), that may be wider than their place. `scrollFrames.client.ts` takes name and Tab stop away where nothing scrolls. */
export function ScrollFrame({ label, className, children }: ScrollFrameProps) {
  const name = `${label}, scrolls sideways`
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, and a section would be a landmark for each table
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard (axe, scrollable-region-focusable)
    <div {...scrollFrameAttributes.frame.props()} role="group" aria-label={name} tabIndex={0} className={cn('overflow-x-auto', className)}>
      {children}
    </div>
  )
}
