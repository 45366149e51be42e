import type { ReactNode } from 'react'
import { uiAttributes } from '#src/ui/ui.attributes.ts'

export type FlippingTextProps = { from: ReactNode; to: ReactNode | undefined }

/** A text before and after its row flips, in the same place. */
export function FlippingText({ from, to }: FlippingTextProps) {
  if (to === undefined) return from
  return (
    <span className="grid">
      <span {...uiAttributes.flip.props('from')}>{from}</span>
      <span {...uiAttributes.flip.props('to')}>{to}</span>
    </span>
  )
}
