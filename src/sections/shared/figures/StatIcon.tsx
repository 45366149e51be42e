import { claims } from '#src/facts/claims.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { Icon } from '#src/ui/Icon.tsx'

export type StatIconProps = { claim?: string | undefined; className?: string }

/** The icon of a figure's claim. A figure without a claim, or a claim without an icon, has rising bars. */
export function StatIcon({ claim, className }: StatIconProps) {
  return <Icon name={claims[claim ?? '']?.icon ?? 'growth'} lines="onDeck" className={cn('size-8', className)} />
}
