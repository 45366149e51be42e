import { cn } from '../../lib/anywhere/cn'
import type { WorkplaceName } from '../../lib/anywhere/pictureNames'
import { skyHourOf } from '../../lib/anywhere/skyHours'
import { uiAttributes } from '../../ui/ui.attributes'
import { Workplace, type WorkplaceProps } from './Workplace'
import { FRAME } from './workplaces'

export type WorkplaceDrawingProps = Pick<WorkplaceProps, 'hasYard' | 'luminaryMoved'> & {
  name: WorkplaceName
  /** Under the sky of that hour: "05:31". */
  time: string
  /** The part of its width that is seen, in units: all of it, where nothing is said. */
  part?: { x: number; width: number } | undefined
  className?: string
}

/**
 * The drawing in a page: on narrow screens its middle, where the dark station is. It says nothing that the words beside it
 * do not say (GapAndCover), so it is hidden from those who hear the page.
 */
export function WorkplaceDrawing({ name, time, part = { x: 0, width: FRAME.width }, className, ...drawn }: WorkplaceDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      {...uiAttributes.print.props('no')}
      viewBox={`${part.x} 0 ${part.width} ${FRAME.height}`}
      preserveAspectRatio="xMidYMax slice"
      className={cn('block w-full overflow-visible', className)}
    >
      <Workplace name={name} hour={skyHourOf(time)} {...drawn} />
    </svg>
  )
}
