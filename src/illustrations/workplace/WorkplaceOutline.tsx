import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'

export type WorkplaceOutlineProps = { name: WorkplaceName; className?: string }

/** A tiny workplace, for phones. */
export function WorkplaceOutline({ name, className }: WorkplaceOutlineProps) {
  const { shape, windows } = WORKPLACE_OUTLINES[name]
  return (
    <svg
      aria-hidden="true"
      {...uiAttributes.print.props('no')}
      viewBox={`0 0 ${OUTLINE_BOX.width} ${OUTLINE_BOX.height}`}
      preserveAspectRatio="xMidYMax meet"
      className={cn('h-9 max-w-full', className)}
    >
      <path d={shape} className="fill-bubble-ink" />
      <path d={windows} className="fill-hold" />
    </svg>
  )
}

export const OUTLINE_BOX = { width: 92, height: 36 } as const

/** A workplace from far away: its dark shape and its lit windows, standing on the lower edge of `OUTLINE_BOX`. */
export const WORKPLACE_OUTLINES: Record<WorkplaceName, { shape: string; windows: string }> = {
  plant: {
    shape: 'M0 36V22h8V4h6v18h6l20-11v11l20-11v11l20-11v11h12v14z',
    windows: 'M24 26h10v5H24zM44 26h10v5H44zM64 26h10v5H64zM8 7h6v2H8z',
  },
  ward: {
    shape: 'M0 36V24h18V11h20V4h16v7h20v13h18v12z',
    windows: 'M44 7h4v3h3v4h-3v3h-4v-3h-3v-4h3zM23 16h9v4h-9zM60 16h9v4h-9zM23 26h9v4h-9zM60 26h9v4h-9z',
  },
  dock: {
    shape: 'M0 36V12h62v14h4V17h11l6 8h9v11z',
    windows: 'M8 20h12v16H8zM26 20h12v16H26zM44 20h12v16H44zM74 20h3l3 4h-6z',
  },
  filling: {
    shape: 'M0 36V25h9V11q8-8 16 0v6h4V8q8-8 16 0v9h4v-6q8-8 16 0v14h27v11z',
    windows: 'M70 28h6v4h-6zM80 28h6v4h-6zM35 12h4v2h-4z',
  },
  shop: {
    shape: 'M0 36V20h12V9h68v11h12v16z',
    windows: 'M18 23h24v13H18zM50 23h24v13H50zM34 13h24v4H34z',
  },
  buses: {
    shape: 'M0 36v-3h8V14q0-4 4-4h52q4 0 5 3l4 9h6q4 0 4 4v7h9v3z',
    windows: 'M13 15h11v8H13zM28 15h11v8H28zM43 15h11v8H43zM58 15h6l3 8h-9z',
  },
}
