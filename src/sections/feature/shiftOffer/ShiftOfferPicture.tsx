import { useId, useMemo } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { RosterPerson } from '#src/models/shiftOffer/roster.ts'
import { type Arrangement, type HalfRow, narrowArrangements, wideArrangements } from '#src/models/shiftOffer/rosterGround.ts'
import type { OfferOutcome } from '#src/models/shiftOffer/shiftFilters.ts'
import type { ShiftOfferYes } from '#src/schemas/opening/shiftOfferOpening.ts'
import { NameTag } from './NameTag.tsx'
import { placeNameTags } from './nameTags.ts'
import { drawPeoplePaths, isHighlighted, type PersonLook } from './peoplePaths.ts'
import { shiftOfferAttributes } from './shiftOffer.attributes.ts'

/** The layout of the people at one of three widths, and the visible part of the ground. */
type View = { width: number; height: number; top: number; arrangements: Arrangement[]; shownClass: string }
const VIEWS: View[] = [
  { width: 1280, height: 284, top: 20, arrangements: wideArrangements(1280, 192), shownClass: 'max-lg:hidden' },
  { width: 768, height: 296, top: 16, arrangements: wideArrangements(768, 224), shownClass: 'max-sm:hidden lg:hidden' },
  { width: 360, height: 346, top: 14, arrangements: narrowArrangements(360, 280), shownClass: 'sm:hidden' },
]
const FILLS: Record<PersonLook, string | undefined> = { out: undefined, unable: 'fill-on-deck-2', asked: undefined, yes: undefined }
/** Light falls on those who stand out from above, and leaves their legs dark: where it begins to go, and where it is gone, in units. */
const LIGHT = { from: 18, to: 56 }
const LIGHTS = [
  ['asked', 'text-signal'],
  ['yes', 'text-go'],
] as const
/** Highlighted people are drawn in front of this many nearer rows. Otherwise the others would hide most of them. */
const ROWS_BEFORE = 1
/** Distant rows stand so close that highlighted people are drawn in front of one more. */
const CLOSE_ROWS = 4
const comesBefore = (row: number): number => row + ROWS_BEFORE + (row < CLOSE_ROWS ? 1 : 0)
/** Classes that darken the rows (shiftOffer.css), the farthest first. Each is for the same number of rows, and the nearest have none. */
const SHADES = ['offer-far-4', 'offer-far-3', 'offer-far-2', 'offer-far-1', undefined]
/** A hundredth of a pixel is exact enough. */
const short = (value: number): number => Number(value.toFixed(2))
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`

export type ShiftOfferPictureProps = {
  halves: readonly HalfRow[]
  roster: readonly RosterPerson[]
  outcomes: readonly OfferOutcome[]
  yes: readonly ShiftOfferYes[]
}

/** The roster as people: each person is drawn once, and set for each width by reference. */
export function ShiftOfferPicture({ halves, roster, outcomes, yes }: ShiftOfferPictureProps) {
  const id = useId()
  const raised = yes.map(({ person }) => person - 1)
  const tags = useMemo(() => VIEWS.map((view) => placeNameTags(view, halves, roster, yes)), [halves, roster, yes])
  const layers = halves.flatMap((half, index) => {
    const paths = drawPeoplePaths(half, roster, outcomes, raised)
    return [
      { id: `${id}${index}`, half: index, isFront: false, paths: paths.filter(({ look }) => !isHighlighted(look)) },
      { id: `${id}lit${index}`, half: index, isFront: true, paths: paths.filter(({ look }) => isHighlighted(look)) },
    ].filter((layer) => layer.paths.length > 0)
  })
  const rows = Array.from({ length: halves.length / 2 }, (_, row) => row)
  const rowOf = (row: number, isFront: boolean, arrangements: readonly Arrangement[]) =>
    layers
      .filter((layer) => layer.isFront === isFront && Math.floor(layer.half / 2) === row)
      .map((layer) => {
        const { x, y, scaleX, scaleY } = arrangements[layer.half] as Arrangement
        const transform = `matrix(${short(scaleX)} 0 0 ${short(scaleY)} ${short(x)} ${short(y)})`
        return <use key={layer.id} href={`#${layer.id}`} transform={transform} />
      })
  return (
    <div aria-hidden="true" className="offer-people relative mx-auto w-full max-w-480 text-deck-line">
      <svg aria-hidden="true" className="absolute size-0">
        <defs>
          {LIGHTS.map(([look, color]) => (
            <linearGradient key={look} id={`${id}${look}`} gradientUnits="userSpaceOnUse" x2="0" y1={LIGHT.from} y2={LIGHT.to}>
              <stop stopColor="currentColor" className={color} />
              <stop offset="1" stopColor="currentColor" />
            </linearGradient>
          ))}
          {layers.map(({ id: layer, paths }) => (
            <g key={layer} id={layer}>
              {paths.map(({ look, count, path }) => (
                <path
                  key={look}
                  {...shiftOfferAttributes.look.props(look)}
                  {...shiftOfferAttributes.count.props(String(count))}
                  d={path}
                  fill={isHighlighted(look) ? `url(#${id}${look})` : undefined}
                  className={FILLS[look]}
                />
              ))}
            </g>
          ))}
        </defs>
      </svg>
      {VIEWS.map(({ width, height, top, arrangements, shownClass }, view) => (
        <div key={width} className={cn('relative', shownClass)}>
          <svg aria-hidden="true" viewBox={`0 ${-top} ${width} ${height}`} className="block h-auto w-full">
            {Array.from({ length: rows.length + ROWS_BEFORE }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              <g key={place} className={SHADES[Math.floor((place * SHADES.length) / rows.length)]}>
                {rowOf(place, false, arrangements)}
                {rows.filter((row) => comesBefore(row) === place).map((row) => rowOf(row, true, arrangements))}
              </g>
            ))}
          </svg>
          <div className="absolute inset-x-0 bottom-0 h-22.5 bg-linear-to-t from-deck from-8% to-transparent" />
          <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
            {tags[view]?.map(({ hand, name, time, aside, rise }) => {
              const x = percent(hand.x, width)
              const y = percent(hand.y - rise + top, height)
              return (
                <g key={name}>
                  {rise > 0 && (
                    <line
                      x1={x}
                      x2={x}
                      y1={y}
                      y2={percent(hand.y + top, height)}
                      strokeWidth="2"
                      className="stroke-go max-small-phone:hidden"
                    />
                  )}
                  <NameTag x={x} y={y} name={name} time={time} aside={aside} />
                </g>
              )
            })}
          </svg>
        </div>
      ))}
    </div>
  )
}
