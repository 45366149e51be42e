import type { ChartWords } from '#src/schemas/shared/chartWords.ts'
import type { ChartRendering } from './chartDrawing.ts'

export type PlacesChartProps = {
  /** Groups that are not quiet come first, because the chart is about them. */
  groups: readonly { label: string; places: readonly { code: string; name: string }[]; isQuiet: boolean }[]
}

/** States as tiles, one row for each group of laws. */
export function PlacesChart({ groups }: PlacesChartProps) {
  return (
    <div className="text-sm leading-tight">
      {groups.map(({ label, places, isQuiet }) => (
        <div key={label} className="grid items-center gap-x-4 border-t border-line py-2 sm:grid-cols-2">
          <span>
            <b className="tabular-nums">{places.length}</b> {label}
          </span>
          <span className="flex flex-wrap gap-1 text-xs font-semibold">
            {places.map(({ code }) => (
              <span key={code} className={isQuiet ? TILE : `${TILE} bg-signal text-signal-ink`}>
                {code}
              </span>
            ))}
          </span>
        </div>
      ))}
    </div>
  )
}

const TILE = 'control-edge px-2 py-1'

/** @returns the tiles, and a table that names the places */
export const drawPlacesChart = (groups: PlacesChartProps['groups'], words: ChartWords['places']): ChartRendering => ({
  drawing: <PlacesChart groups={groups} />,
  table: {
    columnHeadings: [words.points, words.places, words.which],
    rows: groups.map(({ label, places }) => [label, String(places.length), places.map(({ name }) => name).join(', ')]),
  },
})
