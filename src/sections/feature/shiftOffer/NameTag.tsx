import { measureTag } from './nameTags.ts'

export type NameTagProps = { x: string; y: string; name: string; time: string; aside: number }

/**
 * The name and time of somebody who said yes, above the raised hand, in the page's text size. If that is large for the window, only the
 * time; then the names stand below the picture (ShiftOfferScore.tsx).
 */
export function NameTag({ x, y, name, time, aside }: NameTagProps) {
  return (
    <svg aria-hidden="true" x={x} y={y} className="overflow-visible text-2xs font-semibold tabular-nums">
      <path d="M-5-1h10L0 5z" transform="translate(0 -3)" className="fill-go" />
      <Tag text={`${name} ${time}`} aside={aside} shownClass="max-small-phone:hidden" />
      <Tag text={time} aside={0} shownClass="small-phone:hidden" />
    </svg>
  )
}

/** @param aside horizontal distance of its middle from the hand, in em */
function Tag({ text, aside, shownClass }: { text: string; aside: number; shownClass: string }) {
  const width = measureTag(text)
  return (
    <g className={shownClass}>
      <rect x={`${aside - width / 2}em`} y="-2.15em" width={`${width}em`} height="1.9em" rx=".4em" className="fill-go" />
      {/* With the attribute, forced colors leave the text as it is (adaptation.css), because its plate keeps its color. */}
      <text x={`${aside}em`} y="-.82em" textAnchor="middle" fill="currentColor" className="fill-signal-ink">
        {text}
      </text>
    </g>
  )
}
