import type { ReactNode } from 'react'
import { cn } from '../../lib/anywhere/cn'
import { type Ground, QUIET_INKS } from '../../ui/ground'

/** What somebody at a customer said, and what they are there. */
export type CustomerQuote = { quote: string; role: string; company: string }
const COMPANY_INKS: Record<Ground, string> = { paper: 'text-ink', deck: 'text-on-deck', sky: '' }
const LARGE_WORDS = 'font-display text-quote font-bold tracking-tight text-balance'
const LOOKS = {
  plain: { words: '', said: 'mt-4 text-sm' },
  large: { words: `measure-em-24 ${LARGE_WORDS}`, said: 'mt-6' },
  /** The words in the wide column of a grid, and whose they are in its margin, the company first. */
  margin: { words: `${LARGE_WORDS} lg:order-2`, said: '' },
}

export type StatementProps = CustomerQuote & {
  look?: keyof typeof LOOKS
  ground?: Ground
  /** Of the words themselves, where their place wants another size. */
  className?: string
  /** Stands below the name of the person who said it. */
  children?: ReactNode
}

/** A customer's words and whose they are; the `figure` around them is the parent's. */
export function Statement({ quote, role, company, look = 'plain', ground = 'paper', className, children }: StatementProps) {
  const isMargin = look === 'margin'
  const name = <span className={cn(isMargin ? 'block' : 'inline-block', 'font-semibold', COMPANY_INKS[ground])}>{company}</span>
  return (
    <>
      <blockquote className={cn(LOOKS[look].words, className)}>“{quote}”</blockquote>
      <figcaption className={cn(LOOKS[look].said, QUIET_INKS[ground])}>
        {isMargin ? (
          <>
            {name}
            {role}
          </>
        ) : (
          <>
            {role}, {name}
          </>
        )}
        {children}
      </figcaption>
    </>
  )
}
