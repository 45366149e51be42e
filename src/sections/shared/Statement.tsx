import type { ReactNode } from 'react'
import { cn } from '../../lib/anywhere/cn'
import { type Ground, QUIET_INKS } from '../../ui/ground'

/** What somebody at a customer said, and what they are there. */
export type CustomerQuote = { quote: string; role: string; company: string }
const COMPANY_INKS: Record<Ground, string> = { paper: 'text-ink', deck: 'text-on-deck', sky: '' }

export type StatementProps = CustomerQuote & {
  isLarge?: boolean
  ground?: Ground
  /** Of the words themselves, where their place wants another size. */
  className?: string
  /** Stands below the name of the person who said it. */
  children?: ReactNode
}

/** A customer's words and whose they are; the `figure` around them is the parent's. */
export function Statement({ quote, role, company, isLarge = false, ground = 'paper', className, children }: StatementProps) {
  return (
    <>
      <blockquote className={cn(isLarge && 'measure-em-24 font-display text-quote font-bold tracking-tight text-balance', className)}>
        “{quote}”
      </blockquote>
      <figcaption className={cn(isLarge ? 'mt-6' : 'mt-4 text-sm', QUIET_INKS[ground])}>
        {role}, <span className={cn('inline-block font-semibold', COMPANY_INKS[ground])}>{company}</span>
        {children}
      </figcaption>
    </>
  )
}
