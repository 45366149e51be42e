import type { ReactNode, RefObject } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'

export type MorningThreadProps = {
  ref: RefObject<HTMLDivElement | null>
  label: string
  /** They stand below the messages, and shrink first. */
  hasManyChoices: boolean
  children: ReactNode
}

/**
 * The messages on the line, the newest last. It gets the focus when a pressed button disappears. On wide screens it takes the free height
 * of the console and scrolls, so that the plant below stays in place. It is aligned to the bottom if it is cut off, and to the top
 * otherwise.
 */
export function MorningThread({ ref, label, hasManyChoices, children }: MorningThreadProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, which cannot scroll everywhere
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={label}
      className="rounded-sm xl:-m-1 xl:flex xl:min-h-0 xl:flex-1 xl:basis-0 xl:flex-col-reverse xl:overflow-y-auto xl:p-1"
    >
      <div className={cn('flex flex-col gap-2 xl:mb-auto xl:gap-1.5 low:gap-1', hasManyChoices && 'xl:max-h-full')}>{children}</div>
    </div>
  )
}
