import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import { skyHourOf } from '#src/models/pictures/skyHours.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { Workplace, type WorkplaceProps } from './Workplace.tsx'
import { WORKPLACE_BOX } from './workplaces.ts'

export type WorkplaceDrawingProps = Pick<WorkplaceProps, 'hasYard'> & {
  name: WorkplaceName
  /** The time, "05:31", which selects the sky. */
  time: string
  /** `page` draws the full width, and on phones a crop, as `panel` does everywhere. */
  look?: 'page' | 'panel'
  /** Id by which other pictures of the page reuse the drawing. The first drawing of a workplace has it. */
  groupId?: string | undefined
  /** Number of earlier drawings of this workplace on the page, which keeps ids unique. */
  earlier?: number
  className?: string
}

const WHOLE: PanelCrop = { x: 0, width: WORKPLACE_BOX.width }

/**
 * The drawing in a page. Phones show as many whole stations as stay large enough. It is hidden from screen readers, because the text beside
 * it says the same (GapAndReplacement).
 */
export function WorkplaceDrawing({ name, time, look = 'page', groupId, earlier = 0, className, ...drawn }: WorkplaceDrawingProps) {
  const { x, width, sunOrMoonShift } = look === 'panel' ? PANEL_CROPS[name] : WHOLE
  const id = earlier > 0 ? `workplace-${name}-${earlier + 1}` : undefined
  const workplace = <Workplace name={name} hour={skyHourOf(time)} id={id} sunOrMoonShift={sunOrMoonShift} {...drawn} />
  return (
    <svg
      aria-hidden="true"
      {...uiAttributes.print.props('no')}
      viewBox={`${x} 0 ${width} ${WORKPLACE_BOX.height}`}
      preserveAspectRatio="xMidYMax slice"
      className={cn('block w-full max-w-none overflow-visible', look === 'page' && PHONE_CROPS[name], className)}
    >
      {groupId && earlier === 0 ? <g id={groupId}>{workplace}</g> : workplace}
    </svg>
  )
}

/** A part of a workplace's width, in its units, and how far to move sun or moon so that they stand beside it. */
type PanelCrop = { x: number; width: number; sunOrMoonShift?: { x: number; y: number } }

/** The part of each workplace that a panel shows: the empty station, and something typical of the workplace. */
export const PANEL_CROPS: Record<WorkplaceName, PanelCrop> = {
  plant: { x: 14, width: 371, sunOrMoonShift: { x: -416, y: -14 } },
  ward: { x: 172, width: 368 },
  dock: { x: 182, width: 336 },
  filling: { x: 20, width: 404, sunOrMoonShift: { x: -405, y: 0 } },
  shop: { x: 182, width: 336, sunOrMoonShift: { x: -362, y: -48 } },
  buses: { x: 170, width: 360 },
}

/**
 * The part that a phone shows, which begins and ends between stations, so that no station is cut. The drawing is enlarged until this part
 * fills the screen; its section hides the rest.
 */
export const PHONE_CROPS: Record<WorkplaceName, string> = {
  plant: 'max-sideways:-ml-[50.9%] max-sideways:w-[152.2%]',
  ward: 'max-sideways:-ml-[6.3%] max-sideways:w-[110.8%]',
  dock: 'max-sideways:-ml-[34.5%] max-sideways:w-[135.7%]',
  filling: 'max-sideways:-ml-[27.7%] max-sideways:w-[127.7%]',
  shop: 'max-sideways:-ml-[2.8%] max-sideways:w-[140.6%]',
  buses: 'max-sideways:-ml-[0.8%] max-sideways:w-[134.1%]',
}
