import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { OUTLINE_BOX, WORKPLACE_OUTLINES } from './workplaceOutlines.ts'

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
