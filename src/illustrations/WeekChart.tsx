import { type Sampled, Scene } from './Scene'

export type WeekChartProps = Sampled & {
  title: string
  unit: string
  bars: readonly { label: string; value: number }[]
  most: number
  describe: string
}

/** Bars over the days of a week, with labeled axes and an honest zero line. */
export function WeekChart({ title, unit, bars, most, describe, sample }: WeekChartProps) {
  const height = 180
  const step = 60
  const width = bars.length * step
  const y = (value: number) => height - (value / most) * height
  const ticks = [0, most / 2, most]
  return (
    <Scene describe={describe} sample={sample} className="rounded-xl border border-line bg-card p-5 shadow-deck">
      <p className="font-semibold">{title}</p>
      <p className="text-xs text-ink-2">{unit}</p>
      <svg aria-hidden="true" viewBox={`-34 -10 ${width + 40} ${height + 40}`} className="mt-3 w-full">
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1="0"
              x2={width}
              y1={y(tick)}
              y2={y(tick)}
              className={tick === 0 ? 'stroke-ink' : 'stroke-line'}
              strokeWidth={tick === 0 ? 1.5 : 1}
            />
            <text x="-8" y={y(tick) + 4} textAnchor="end" className="fill-ink-2 text-2xs">
              {tick}
            </text>
          </g>
        ))}
        {bars.map((bar, index) => (
          <g key={bar.label}>
            <rect
              x={index * step + 12}
              width="36"
              y={y(bar.value)}
              height={height - y(bar.value)}
              className={bar.value === most ? 'fill-stop-ink' : 'fill-signal'}
            />
            <text x={index * step + 30} y={height + 20} textAnchor="middle" className="fill-ink-2 text-xs">
              {bar.label}
            </text>
          </g>
        ))}
      </svg>
    </Scene>
  )
}
