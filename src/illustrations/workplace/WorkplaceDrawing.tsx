import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import { skyHourOf } from '#src/models/pictures/skyHours.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { Workplace, type WorkplaceProps } from './Workplace.tsx'
import { PANEL_CROPS, type PanelCrop, PHONE_CROPS } from './workplaceCrops.ts'
import { WORKPLACE_BOX } from './workplaces.ts'

export type WorkplaceDrawingProps = Pick<WorkplaceProps, 'hasYard'> & {
  name: WorkplaceName
  /** The time, "05:31", which selects the sky. */
  time: string
  /** `page` draws the full width, and on phones a crop, as `panel` does everywhere (workplaceCrops.ts). */
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
