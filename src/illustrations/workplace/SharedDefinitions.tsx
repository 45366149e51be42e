import type { ReactNode } from 'react'
import { uiAttributes } from '#src/ui/ui.attributes.ts'

/** Definitions that several drawings beside it refer to. It has no size. If it were not displayed, gradients would not show. */
export function SharedDefinitions({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" {...uiAttributes.print.props('no')} width="0" height="0" className="absolute">
      <defs>{children}</defs>
    </svg>
  )
}
