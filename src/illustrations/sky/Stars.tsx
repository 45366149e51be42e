import { type SkyHour, STARLIGHT } from '#src/models/pictures/skyHours.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { designColor } from '../designColor.ts'
import { starPlaces } from './starPlaces.ts'

const SKY = { width: 1400, height: 380, count: 70 }

const STARS = [starPlaces(SKY), starPlaces({ ...SKY, count: 24 })] as const

export type StarsProps = { hour: SkyHour; className?: string }

/** The stars that are visible at an hour. */
export function Stars({ hour, className }: StarsProps) {
  const light = STARLIGHT[hour]
  if (light === 0) return null
  return (
    <svg
      aria-hidden="true"
      {...uiAttributes.print.props('no')}
      viewBox={`0 0 ${SKY.width} ${SKY.height}`}
      preserveAspectRatio="xMidYMin slice"
      className={className}
      opacity={light * 0.6}
    >
      <g stroke={designColor('on-deck')} strokeLinecap="round">
        {/* The stars keep their size although a tall sky is drawn larger. */}
        <path d={STARS[0]} strokeWidth="1.600" vectorEffect="non-scaling-stroke" />
        <path d={STARS[1]} strokeWidth="2.400" vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  )
}
