import type { ReactNode } from 'react'
import { hydrationAttributes } from '#src/islands/hydration/hydration.attributes.ts'

export type YearStepProps = {
  /** What a press does. */
  name: string
  /** There is no further step in this direction. */
  isAtLimit: boolean
  onPress: () => void
  /** Its sign. */
  children: ReactNode
}

const KEY = 'grid w-13 shrink-0 place-items-center rounded-md font-display text-2xl leading-none'
/** How it looks under a mouse; unchanged where there is no further step. */
const HOVER = 'hover:bg-wash aria-disabled:cursor-default aria-disabled:text-ink-3 aria-disabled:hover:bg-transparent'

/**
 * A press that changes the year by one step: at either end of what it changes. A button of its own: a part of the frame that holds
 * it, as high as what it changes.
 */
export const YearStep = ({ name, isAtLimit, onPress, children }: YearStepProps) => (
  <button
    type="button"
    {...hydrationAttributes.eachPress.props()}
    aria-label={name}
    aria-disabled={isAtLimit}
    onClick={onPress}
    className={`only-with-script ${KEY} ${HOVER}`}
  >
    {children}
  </button>
)
