import type { ReactNode } from 'react'
import { cn } from '../lib/anywhere/markup/cn'
import { uiAttributes } from './ui.attributes'

const LOOKS = {
  plain: 'border border-line bg-card',
  /** Warm, for what comes first among cards. */
  wash: 'card-warm',
}

export type CardProps = {
  look?: keyof typeof LOOKS
  children: ReactNode
  /** How it stands among others, and what is laid out in it. */
  className?: string
}

/** A surface that is raised above the page. One that leads somewhere as a whole has a `CardLink`. */
export function Card({ children, look = 'plain', className }: CardProps) {
  return (
    <div {...uiAttributes.card.props()} className={cn('rounded-xl p-6 sm:p-7', LOOKS[look], className)}>
      {children}
    </div>
  )
}
