import type { ReactNode } from 'react'
import { cn } from '../../lib/anywhere/cn'

/** What somebody at a customer said. */
export type Said = { quote: string; role: string; company: string }
export type StatementProps = Said & {
  isLarge?: boolean
  onDeck?: boolean
  /** Under a drawn sky, whose words have one color by day and one by night. */
  onSky?: boolean
  /** Of the words themselves, where their place wants another size. */
  className?: string
  /** Stands below the name of the person who said it. */
  children?: ReactNode
}

/** A customer's words and whose they are; the `figure` around them is the parent's. */
export function Statement({ quote, role, company, isLarge = false, onDeck = false, onSky = false, className, children }: StatementProps) {
  return (
    <>
      <blockquote className={cn(isLarge && 'measure-em-24 font-display text-quote font-bold tracking-tight text-balance', className)}>
        “{quote}”
      </blockquote>
      <figcaption className={cn(isLarge ? 'mt-6' : 'mt-4 text-sm', onDeck ? 'text-on-deck-2' : !onSky && 'text-ink-2')}>
        {role}, <span className={cn('inline-block font-semibold', onDeck ? 'text-on-deck' : !onSky && 'text-ink')}>{company}</span>
        {children}
      </figcaption>
    </>
  )
}
