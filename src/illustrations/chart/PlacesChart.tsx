export type PlacesChartProps = {
  /** Groups that are not quiet come first, because the chart is about them. */
  groups: readonly { label: string; codes: readonly string[]; isQuiet: boolean }[]
}

/** States as tiles, one row for each group of laws. */
export function PlacesChart({ groups }: PlacesChartProps) {
  return (
    <div className="text-sm leading-tight">
      {groups.map(({ label, codes, isQuiet }) => (
        <div key={label} className="grid items-center gap-x-4 border-t border-line py-2 sm:grid-cols-2">
          <span>
            <b className="tabular-nums">{codes.length}</b> {label}
          </span>
          <span className="flex flex-wrap gap-1 text-xs font-semibold">
            {codes.map((code) => (
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
