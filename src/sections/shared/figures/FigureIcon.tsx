import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { IconName } from '#src/models/names/iconNames.ts'
import { Icon } from '#src/ui/Icon.tsx'

export type FigureIconProps = { icon?: IconName | undefined; className?: string }

/** The icon of a figure's claim, or rising bars without one. */
export function FigureIcon({ icon = 'growth', className }: FigureIconProps) {
  return <Icon name={icon} lines="onDeck" className={cn('size-8', className)} />
}
