import { cn } from '#src/lib/anywhere/markup/cn.ts'

/** The square before an item of a list. @param className its distance from the top of the item's first line */
export function Bullet({ className }: { className: string }) {
  return <span aria-hidden="true" className={cn('block size-2.5 rounded-tick bg-signal', className)} />
}
