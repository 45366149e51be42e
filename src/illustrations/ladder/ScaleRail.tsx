import { cn } from '#src/lib/anywhere/markup/cn.ts'

export type ScaleRailProps = {
  /** The highest tick. The scale begins at 0. */
  most: number
  /** Places of the steps, which have heavy rungs. */
  steps: readonly number[]
  /** Drawn as a ladder instead of a ruler. */
  isUpright?: boolean
  /** Each step is painted fuller than the one before. */
  isFilled?: boolean
  /** In amber. Left out, in the color of the text around it. */
  isSignal?: boolean
  className?: string
}

/** Opacity of the paint between two steps, from the lowest up. */
const FULLNESS = [0, 0.25, 0.5, 0.75, 1]

/** Two rails with a rung for each unit and a heavy one for each step. All ladders of the policy are drawn on it. */
export function ScaleRail({ most, steps, isUpright = false, isFilled = false, isSignal = false, className }: ScaleRailProps) {
  const share = (value: number) => `${((isUpright ? 1 - value / most : value / most) * 100).toFixed(2)}%`
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
          const length = `${(((next - step) / most) * 100).toFixed(2)}%`
          const place = isUpright ? { y: share(next), width: '100%', height: length } : { x: share(step), width: length, height: '100%' }
          return <rect key={step} {...place} fillOpacity={FULLNESS[index + 1]} className="fill-signal" />
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
