import { paint } from '../../illustrations/paint'
import { CREW_BAY, CrewPlace } from '../../illustrations/workplace/CrewPlace'
import type { Place } from '../../illustrations/workplace/crewPlaces'
import { LampLight } from '../../illustrations/workplace/LampLight'
import { WORKPLACES } from '../../illustrations/workplace/workplaces'
import { cn } from '../../lib/anywhere/cn'
import type { WorkplaceName } from '../../lib/anywhere/pictureNames'
import type { DetailOf } from '../../schemas/industryDetails'
import { Heading } from '../../ui/Heading'
import { uiAttributes } from '../../ui/ui.attributes'

export type BadgeWallProps = Pick<DetailOf<'badges'>, 'lines' | 'badges'> & {
  /** Its people are dressed for it. */
  workplace: WorkplaceName
}
type Tone = BadgeWallProps['badges'][number]['tone']

/** Who may be asked stands under a lamp, who may not yet is a shade, who may not is dashed; the words of the stamp say it too. */
const TONES: Record<Tone, { place: Place; stamp: string; card: string }> = {
  go: { place: 'able', stamp: 'border-go-ink', card: 'border-line' },
  hold: { place: 'able', stamp: 'border-signal', card: 'border-line' },
  plain: { place: 'other', stamp: 'border-edge', card: 'border-line' },
  stop: { place: 'missing', stamp: 'border-dashed border-stop-ink', card: 'border-dashed border-edge' },
}
const LIGHT = 'badge'
/** What a badge shows of a bay: a square around its middle, from over the head down to the waist. */
const PICTURE = { x: (CREW_BAY.width - 40) / 2, y: 5, size: 40 }

/** People as the badges that they wear: what each may do, until when, and the stamp of today. */
export function BadgeWall({ lines, badges, workplace }: BadgeWallProps) {
  return (
    <ul className="grid gap-4 sm:max-lg:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col">
      {badges.map(({ name, values, tone }, index) => {
        const { place, stamp, card } = TONES[tone]
        return (
          <li
            key={name}
            className={cn(
              'grid overflow-hidden rounded-lg border bg-card everyday:max-lg:grid-cols-[7rem_1fr] lg:grid-rows-[auto_1fr]',
              card,
            )}
          >
            <svg
              aria-hidden="true"
              {...uiAttributes.print.props('no')}
              viewBox={`${PICTURE.x} ${PICTURE.y} ${PICTURE.size} ${PICTURE.size}`}
              className="m-4 mr-0 block max-w-24 rounded-md lg:m-0 lg:w-full lg:max-w-none lg:rounded-none"
            >
              {index === 0 && (
                <defs>
                  <LampLight id={LIGHT} />
                </defs>
              )}
              <rect
                x={PICTURE.x}
                y={PICTURE.y}
                width={PICTURE.size}
                height={PICTURE.size}
                fill={paint(place === 'able' ? 'paint-lamp-low' : 'paint-room')}
              />
              <CrewPlace place={place} outfit={WORKPLACES[workplace].outfit} index={index} light={LIGHT} />
            </svg>
            <div className="flex flex-col p-4">
              <Heading level={3}>{name}</Heading>
              <dl className="mt-2 grid grow content-start gap-y-2 text-sm">
                {values.map((value, at) => (
                  <div key={lines[at]} className={cn(at === values.length - 1 && `mt-auto border-l-4 pl-2.5 font-semibold ${stamp}`)}>
                    <dt className="text-xs font-normal text-ink-2">{lines[at]}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
