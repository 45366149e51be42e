import type { PeopleGroup } from './peopleGroups.ts'
import { isHighlighted } from './peoplePaths.ts'
import { shiftOfferAttributes } from './shiftOffer.attributes.ts'

/** Light falls on those who stand out from above, and leaves their legs dark: where it begins to go, and where it is gone, in units. */
const LIGHT = { from: 18, to: 56 }
const LIGHT_COLORS = [
  ['asked', 'text-signal'],
  ['yes', 'text-go'],
] as const

export type PeopleDefinitionsProps = { groups: readonly PeopleGroup[]; idPrefix: string }

/** The people and the light on them, drawn once for all layouts. */
export const PeopleDefinitions = ({ groups, idPrefix }: PeopleDefinitionsProps) => (
  <svg aria-hidden="true" className="absolute size-0">
    <defs>
      {LIGHT_COLORS.map(([look, color]) => (
        <linearGradient key={look} id={`${idPrefix}${look}`} gradientUnits="userSpaceOnUse" x2="0" y1={LIGHT.from} y2={LIGHT.to}>
          <stop stopColor="currentColor" className={color} />
          <stop offset="1" stopColor="currentColor" />
        </linearGradient>
      ))}
      {groups.map(({ id, paths }) => (
        <g key={id} id={id}>
          {paths.map(({ look, count, path }) => (
            <path
              key={look}
              {...shiftOfferAttributes.look.props(look)}
              {...shiftOfferAttributes.count.props(String(count))}
              d={path}
              fill={isHighlighted(look) ? `url(#${idPrefix}${look})` : undefined}
              className={look === 'unable' ? 'fill-on-deck-2' : undefined}
            />
          ))}
        </g>
      ))}
    </defs>
  </svg>
)
