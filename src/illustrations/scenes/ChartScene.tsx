import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { describeBars } from '#src/lib/anywhere/text/wording.ts'
import { PanelHead } from './PanelHead.tsx'
import { type SceneDataOf, SceneFrame } from './SceneFrame.tsx'

/** Share of a day's space that its bar fills. */
const BAR_SHARE = 0.6
/** As large as the page's small text. If a phone's text is twice as large, only as large as seven names of days leave space for. */
const LETTERS = 'fill-ink-2 text-label'
const DRAWING = 'h-40 w-full overflow-visible sm:h-48'

/**
 * Bars for the days of a week, with labeled axes and a zero line. The SVGs have no viewBox: positions are percentages, so their text keeps
 * its size on phones.
 */
export function ChartScene({ title, unit, bars, most, sample }: SceneDataOf<'chart'>) {
  const pitch = 1 / bars.length
  const y = (value: number) => formatPercent(1 - value / most)
  const ticks = [0, most / 2, most]
  return (
    <SceneFrame describe={describeBars({ title, unit, bars })} sample={sample} look="sheet" className="p-5">
      <PanelHead title={<p className="font-semibold">{title}</p>} sample={sample} />
      <p className="text-xs text-ink-2">{unit}</p>
      <div className="mt-5 grid first-col-7 pb-7">
        <svg aria-hidden="true" className={DRAWING}>
          {ticks.map((tick) => (
            <text key={tick} x="100%" dx="-0.6em" y={y(tick)} dy="0.35em" textAnchor="end" className={LETTERS}>
              {tick}
            </text>
          ))}
        </svg>
        <svg aria-hidden="true" className={DRAWING}>
          {ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100%"
              y1={y(tick)}
              y2={y(tick)}
              className={tick === 0 ? 'stroke-ink' : 'stroke-line'}
              strokeWidth={tick === 0 ? 1.5 : 1}
            />
          ))}
          {bars.map((bar, index) => (
            <g key={bar.label}>
              <rect
                x={formatPercent((index + (1 - BAR_SHARE) / 2) * pitch)}
                width={formatPercent(BAR_SHARE * pitch)}
                y={y(bar.value)}
                height={formatPercent(bar.value / most)}
                className={bar.value === most ? 'fill-stop-ink' : 'fill-signal'}
              />
              <text x={formatPercent((index + 0.5) * pitch)} y="100%" dy="1.5em" textAnchor="middle" className={LETTERS}>
                {bar.label}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </SceneFrame>
  )
}
