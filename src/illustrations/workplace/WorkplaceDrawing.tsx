import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { WorkplaceName } from '#src/lib/anywhere/pictures/pictureNames.ts'
import { skyHourOf } from '#src/lib/anywhere/pictures/skyHours.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { PANEL_WINDOWS, type PanelWindow } from './panelWindows.ts'
import { PHONE_WINDOWS } from './phoneWindows.ts'
import { Workplace, type WorkplaceProps } from './Workplace.tsx'
import { WORKPLACE_BOX } from './workplaces.ts'

export type WorkplaceDrawingProps = Pick<WorkplaceProps, 'hasYard'> & {
  name: WorkplaceName
  /** Under the sky of that hour: "05:31". */
  time: string
  /** All of its width, and on phones the window of phoneWindows.ts; or the window of a panel. */
  look?: 'page' | 'panel'
  /** The id by which other pictures of the page draw it again; the first drawing of a workplace has it. */
  groupId?: string | undefined
  /** How many drawings of this workplace the page has before this one: no id may be twice on a page. */
  earlier?: number
  className?: string
}

const WHOLE: PanelWindow = { x: 0, width: WORKPLACE_BOX.width }

/**
 * The drawing in a page, on phones as many whole stations as are large enough. It says nothing that the words beside it do not
 * say (GapAndCover), so it is hidden from those who hear the page.
 */
export function WorkplaceDrawing({ name, time, look = 'page', groupId, earlier = 0, className, ...drawn }: WorkplaceDrawingProps) {
  const { x, width, luminaryMoved } = look === 'panel' ? PANEL_WINDOWS[name] : WHOLE
  const id = earlier > 0 ? `workplace-${name}-${earlier + 1}` : undefined
  const workplace = <Workplace name={name} hour={skyHourOf(time)} id={id} luminaryMoved={luminaryMoved} {...drawn} />
  return (
    <svg
      aria-hidden="true"
      {...uiAttributes.print.props('no')}
      viewBox={`${x} 0 ${width} ${WORKPLACE_BOX.height}`}
      preserveAspectRatio="xMidYMax slice"
      className={cn('block w-full max-w-none overflow-visible', look === 'page' && PHONE_WINDOWS[name], className)}
    >
      {groupId && earlier === 0 ? <g id={groupId}>{workplace}</g> : workplace}
    </svg>
  )
}
