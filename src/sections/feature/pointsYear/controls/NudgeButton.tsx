import type { ReactNode } from 'react'
import { hydrationAttributes } from '#src/islandParts/hydration/hydration.attributes.ts'

export type NudgeButtonProps = {
  /** Accessible name. */
  name: string
  /** The value goes no further in this direction. */
  isAtLimit: boolean
  onPress: () => void
  /** The icon. */
  children: ReactNode
}

const KEY = 'grid w-13 shrink-0 place-items-center rounded-md font-display text-2xl leading-none'
/** The hover look, which a button at the limit does not have. */
const HOVER = 'hover:bg-wash aria-disabled:cursor-default aria-disabled:text-ink-3 aria-disabled:hover:bg-transparent'

/** Changes a value a little in one direction. A button of its own: a part of the frame around the value, and as high. */
export const NudgeButton = ({ name, isAtLimit, onPress, children }: NudgeButtonProps) => (
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
