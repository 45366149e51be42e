import { claimMark } from '../../facts/claims'
import { cn } from '../../lib/anywhere/markup/cn'
import { routeTo } from '../../site/routes'
import { FigureValue } from './FigureValue'

/** A figure on a page, and which claim it comes from, where it does. */
export type Figure = { value: string; label: string; claim?: string | undefined }

export type ClaimMarkProps = {
  claim?: string | undefined
  /** The figure as it is printed, for those who hear the link by itself. */
  value: string
  className?: string
}

/** A footnote that says what kind of figure this is ("Aim", "Sample count") and leads to how it is counted. */
export function ClaimMark({ claim, value, className }: ClaimMarkProps) {
  if (!claim) return null
  return (
    <a
      href={routeTo.claim(claim)}
      className={cn('target min-w-6 text-xs font-medium underline decoration-dotted underline-offset-4 hover:decoration-solid', className)}
    >
      {claimMark(claim)}
      <span className="sr-only">: how we count {value}</span>
    </a>
  )
}

export type ClaimedValueProps = { claim: string; value: string }

/** A figure that leads to its claim itself: where what stands around it says once, for all of them, what kind of figures these are. */
export function ClaimedValue({ claim, value }: ClaimedValueProps) {
  return (
    <a href={routeTo.claim(claim)} className="target underline decoration-dotted decoration-1 underline-offset-4 hover:decoration-solid">
      <FigureValue value={value} />
      <span className="sr-only">: how we count it</span>
    </a>
  )
}
