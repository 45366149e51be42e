import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'

export type ScaleRailProps = {
  /** The highest tick. The scale begins at 0. */
  most: number
  /** Positions of the steps, which have heavy rungs. */
  steps: readonly number[]
  /** A vertical ladder instead of a horizontal ruler. */
  isUpright?: boolean
  /** Fills the space between the steps; each step has a stronger fill than the one before. */
  isFilled?: boolean
  /** In amber instead of the color of the text around it. */
  isSignal?: boolean
  className?: string
}

/** Opacity of the fill after each step. */
const FULLNESS = [0, 0.25, 0.5, 0.75, 1]

/** Two rails with a thin rung for each unit and a heavy one for each step. Every ladder of the policy uses it. */
export function ScaleRail({ most, steps, isUpright = false, isFilled = false, isSignal = false, className }: ScaleRailProps) {
  const share = (value: number) => formatPercent(isUpright ? 1 - value / most : value / most)
  const units = Array.from({ length: most + 1 }, (_, unit) => unit)
  const line = (value: number) =>
    isUpright ? { x1: 0, x2: '100%', y1: share(value), y2: share(value) } : { x1: share(value), x2: share(value), y1: 0, y2: '100%' }
  const rails = isUpright
    ? [
        { x1: 0, x2: 0, y1: '-0.6rem', y2: '100%' },
        { x1: '100%', x2: '100%', y1: '-0.6rem', y2: '100%' },
      ]
    : [
        { x1: 0, x2: '100%', y1: 0, y2: 0 },
        { x1: 0, x2: '100%', y1: '100%', y2: '100%' },
      ]
  return (
    <svg aria-hidden="true" className={cn('overflow-visible', isSignal && 'text-signal', className)}>
      {isFilled &&
        steps.map((step, index) => {
          const next = steps[index + 1]
          if (next === undefined) return null
          const length = formatPercent((next - step) / most)
          const box = isUpright ? { y: share(next), width: '100%', height: length } : { x: share(step), width: length, height: '100%' }
          return <rect key={step} {...box} fillOpacity={FULLNESS[index + 1]} className="fill-signal" />
        })}
      {units.map((unit) => (
        <line key={unit} {...line(unit)} className="stroke-current" strokeWidth={steps.includes(unit) ? 4 : 1.25} />
      ))}
      {rails.map((rail) => (
        <line key={`${rail.x1} ${rail.y1}`} {...rail} className="stroke-current" strokeWidth="2.5" strokeLinecap="square" />
      ))}
    </svg>
  )
}
