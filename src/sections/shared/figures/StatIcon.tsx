import { claims } from '#src/facts/claims.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { Icon } from '#src/ui/Icon.tsx'

export type StatIconProps = { claim?: string | undefined; className?: string }

/** The icon of a figure's claim; a figure without a claim of its own, or a claim without an icon, gets the rising bars. */
export function StatIcon({ claim, className }: StatIconProps) {
  return <Icon name={claims[claim ?? '']?.icon ?? 'growth'} lines="onDeck" className={cn('size-8', className)} />
}
