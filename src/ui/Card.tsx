import type { ReactNode } from 'react'
import { cn } from '../lib/anywhere/markup/cn'
import { uiAttributes } from './ui.attributes'

export type CardProps = { children: ReactNode; tone?: 'card' | 'wash'; className?: string }

export function Card({ children, tone = 'card', className }: CardProps) {
  return (
    <div
      {...uiAttributes.card.props()}
      className={cn('rounded-xl p-6 sm:p-7', tone === 'wash' ? 'card-warm' : 'border border-line bg-card', className)}
    >
      {children}
    </div>
  )
}
