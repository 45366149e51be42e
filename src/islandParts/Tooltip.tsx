import * as Radix from '@radix-ui/react-tooltip'
import type { ReactElement } from 'react'
import { TOOLTIP } from '#src/specification/interfaceValues.ts'

/** A hint for a control that already has an accessible name. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP.openDelay} skipDelayDuration={TOOLTIP.skipDelay}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content sideOffset={6} className="z-60 rounded-sm bg-deck px-2.5 py-1.5 text-xs font-medium text-on-deck">
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
