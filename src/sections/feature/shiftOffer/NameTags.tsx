import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { measureTag, type NameTagPlace } from './nameTagPlaces.ts'
import type { PeopleLayout } from './peopleGroups.ts'

export type NameTagsProps = { tags: readonly NameTagPlace[]; layout: PeopleLayout }

/** The names and times of those who said yes, above the raised hands. A tag that makes way for heads stands on a stem. */
export const NameTags = ({ tags, layout: { width, height, top } }: NameTagsProps) => (
  <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
    {tags.map(({ hand, name, time, offset, rise }) => {
      const x = formatPercent(hand.x / width)
      const y = formatPercent((hand.y - rise + top) / height)
      return (
        <g key={name}>
          {rise > 0 && (
            <line
              x1={x}
              x2={x}
              y1={y}
              y2={formatPercent((hand.y + top) / height)}
              strokeWidth="2"
              className="stroke-go max-small-phone:hidden"
            />
          )}
          <NameTag x={x} y={y} name={name} time={time} offset={offset} />
        </g>
      )
    })}
  </svg>
)

type NameTagProps = Pick<NameTagPlace, 'name' | 'time' | 'offset'> & { x: string; y: string }

/**
 * A name and a time, in the page's text size. If that is large for the window, only the time; then the names stand below the picture
 * (ShiftOfferScore.tsx).
 */
const NameTag = ({ x, y, name, time, offset }: NameTagProps) => (
  <svg aria-hidden="true" x={x} y={y} className="overflow-visible text-2xs font-semibold tabular-nums">
    <path d="M-5-1h10L0 5z" transform="translate(0 -3)" className="fill-go" />
    <TagPlate text={`${name} ${time}`} offset={offset} shownClass="max-small-phone:hidden" />
    <TagPlate text={time} offset={0} shownClass="small-phone:hidden" />
  </svg>
)

/** @param offset horizontal distance of its middle from the hand, in em */
function TagPlate({ text, offset, shownClass }: { text: string; offset: number; shownClass: string }) {
  const width = measureTag(text)
  return (
    <g className={shownClass}>
      <rect x={`${offset - width / 2}em`} y="-2.15em" width={`${width}em`} height="1.9em" rx=".4em" className="fill-go" />
      {/* With the attribute, forced colors leave the text as it is (adaptation.css), because its plate keeps its color. */}
      <text x={`${offset}em`} y="-.82em" textAnchor="middle" fill="currentColor" className="fill-signal-ink">
        {text}
      </text>
    </g>
  )
}
