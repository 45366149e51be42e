import { useId } from 'react'
import type { PointLevel } from '#src/models/pointsYear/pointsYear.ts'
import { pointsYearAttributes } from '../pointsYear.attributes.ts'
import { PAST_WIDTH, PastFade } from './PastFade.tsx'
import type { PointsYearScale } from './pointsYearScale.ts'

export type PointsYearTotalProps = { levels: readonly PointLevel[]; scale: PointsYearScale }

/** The total as the line on top, day by day, and the ground below. */
export function PointsYearTotal({ levels, scale: { x, y } }: PointsYearTotalProps) {
  const fadeId = useId()
  const [first] = levels
  return (
    <g stroke="currentColor" strokeWidth="3" strokeLinecap="square">
      <PastFade id={fadeId} color="var(--color-ink)" />
      <line x1="-100%" x2="100%" y1="100%" y2="100%" />
      {first && first.points > 0 && (
        <line
          {...pointsYearAttributes.part.props('level before')}
          x1={-PAST_WIDTH}
          x2="0"
          y1={y(first.points)}
          y2={y(first.points)}
          stroke={`url(#${fadeId})`}
          strokeLinecap="butt"
          className="year-past"
        />
      )}
      {levels.map(({ from, to, points }, index) => {
        const next = levels[index + 1]
        return (
          <g key={from}>
            <line {...pointsYearAttributes.part.props(`level ${index}`)} x1={x(from)} x2={x(to)} y1={y(points)} y2={y(points)} />
            {next && (
              <line
                {...pointsYearAttributes.part.props(`rise ${index}`)}
                x1={x(to)}
                x2={x(to)}
                y1={y(Math.max(points, next.points))}
                y2={y(Math.min(points, next.points))}
              />
            )}
          </g>
        )
      })}
    </g>
  )
}
