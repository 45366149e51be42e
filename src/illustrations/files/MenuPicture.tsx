import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import { skyHourOf } from '#src/models/pictures/skyHours.ts'
import { designColor } from '../designColor.ts'
import { SkyGradient } from '../sky/SkyGradient.tsx'
import { Workplace } from '../workplace/Workplace.tsx'
import { WORKPLACE_BOX } from '../workplace/workplaces.ts'

/** In the units of the picture. */
export const MENU_PICTURE = { width: 528, height: 88 } as const

const { width, height } = MENU_PICTURE
const SCALE = 0.23
const PLACES: readonly WorkplaceName[] = ['ward', 'plant', 'dock']
/** Free space at both ends, so that the edges cut nothing off. */
const MARGIN = 14
/** Distance between neighboring workplaces. */
const STEP = (width - 2 * MARGIN - WORKPLACE_BOX.width * SCALE) / (PLACES.length - 1)

/** The industries' workplaces side by side at first light. The header's menu loads this picture as a file. */
export function MenuPicture({ time }: { time: string }) {
  const hour = skyHourOf(time)
  return (
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <SkyGradient id="sky" hour={hour} at={[0, 0.55, 0.95]} />
      </defs>
      <rect width={width} height={height} fill="url(#sky)" />
      {PLACES.map((name, index) => (
        <g key={name} transform={`translate(${MARGIN + index * STEP} ${height - WORKPLACE_BOX.height * SCALE - 4}) scale(${SCALE})`}>
          <Workplace name={name} hour={hour} />
        </g>
      ))}
      <path d={`M0 ${height - 6}h${width}v6H0z`} fill={designColor('soot')} />
    </svg>
  )
}
