import type { IconName } from '#src/contentNames/iconNames.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { Icon } from '#src/ui/Icon.tsx'

export type StatIconProps = { icon?: IconName | undefined; className?: string }

/** The icon of a figure's claim, or rising bars without one. */
export function StatIcon({ icon = 'growth', className }: StatIconProps) {
  return <Icon name={icon} lines="onDeck" className={cn('size-8', className)} />
}
