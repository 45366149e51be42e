import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'

const LOOKS = {
  /** A row of a list on phones, outlined pills elsewhere. */
  listed: cn(
    'min-h-11 w-full border-line text-sm leading-tight hover:bg-card',
    'max-sm:rounded-none max-sm:border-b',
    'sm:min-h-9 sm:w-auto sm:border sm:border-edge sm:px-3.5',
  ),
  wash: 'min-h-8 bg-wash px-3 text-sm hover:underline',
  smallWash: 'min-h-6 bg-wash px-2.5 text-xs hover:underline',
}

export type PillLinkProps = { href: string; look: keyof typeof LOOKS; children: ReactNode }

/** A short link of a set, such as tags or industries. */
export function PillLink({ href, look, children }: PillLinkProps) {
  return (
    <a href={href} className={cn('target rounded-full font-medium no-underline', LOOKS[look])}>
      {children}
    </a>
  )
}
