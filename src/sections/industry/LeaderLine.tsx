import { designColor } from '#src/illustrations/designColor.ts'
import { workplaceAttributes } from '#src/illustrations/workplace/workplace.attributes.ts'
import { WORKPLACE_BOX, WORKPLACES } from '#src/illustrations/workplace/workplaces.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import type { SkyHour } from '#src/models/pictures/skyHours.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'

export type LeaderLineProps = { workplace: WorkplaceName; hour: SkyHour; className?: string }

/** Start of the line, above the drawing: the middle of the chip that it points from (sections/industry/GapAndReplacement.tsx). */
const LEVEL = '-0.9rem'

/**
 * A thin line from the text above a workplace to its dark station. It appears together with the station's light (workplaceLights.css). It
 * covers the drawing and begins behind the text, whose width may vary.
 */
export function LeaderLine({ workplace, hour, className }: LeaderLineProps) {
  const { pointAt } = WORKPLACES[workplace]
  const [x, y, wall] = [
    formatPercent(pointAt.x / WORKPLACE_BOX.width),
    formatPercent(pointAt.y / WORKPLACE_BOX.height),
    formatPercent(pointAt.wall / WORKPLACE_BOX.height),
  ]
  return (
    <svg
      aria-hidden="true"
      {...uiAttributes.print.props('no')}
      {...workplaceAttributes.station.props('dark')}
      className={cn('absolute inset-0 size-full overflow-visible', hour === 'day' ? 'text-go-ink' : 'text-go', className)}
    >
      <g {...workplaceAttributes.lit.props()} opacity="0" stroke="currentColor" strokeWidth="2">
        <line x1="1.75rem" x2={x} y1={LEVEL} y2={LEVEL} />
        <line x1={x} x2={x} y1={LEVEL} y2={wall} />
        {/* Bright in front of the wall, which is almost black at every hour. */}
        <g stroke={designColor('go')} fill={designColor('go')}>
          <line x1={x} x2={x} y1={wall} y2={y} />
          <circle cx={x} cy={y} r="4" />
        </g>
      </g>
    </svg>
  )
}
