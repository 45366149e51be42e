import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { QUIET_INKS, type Surface } from '#src/ui/surface.ts'
import { SampleNote } from '../SampleNote.tsx'

/** A customer's words, role and company. */
export type CustomerQuoteWords = { quote: string; role: string; company: string }
/** Texts around a quote in a section of its own: the section's name, and small print while the customer is invented. */
export type QuoteSectionProps = { label: string; sampleNote: string }
const COMPANY_INKS: Record<Surface, string> = { paper: 'text-ink', deck: 'text-on-deck', sky: '' }
const LARGE_CLASS = 'font-display text-quote font-bold tracking-tight text-balance'
const WORDS = {
  plain: '',
  large: `measure-em-24 ${LARGE_CLASS}`,
  /** The first of several. On phones it is no larger than a title. */
  first: `measure-em-24 ${LARGE_CLASS} everyday:max-sm:text-xl`,
  /** The others of several. */
  next: '',
  /** In the wide column of a grid, with the speaker in its margin, the company first. */
  margin: `${LARGE_CLASS} lg:order-2`,
}
/** The speakers of several are small on phones, and close to their words. */
const SMALL_ON_PHONES_CLASS = 'max-sm:mt-1 max-sm:text-xs'
const SOURCES: Record<keyof typeof WORDS, string> = {
  plain: 'mt-4 text-sm',
  large: 'mt-6',
  first: `mt-6 ${SMALL_ON_PHONES_CLASS}`,
  next: `mt-4 text-sm ${SMALL_ON_PHONES_CLASS}`,
  margin: '',
}

export type CustomerQuoteProps = CustomerQuoteWords & {
  look?: keyof typeof WORDS
  surface?: Surface
  /** Small print below the name while the customer is invented. Left out if the section says so of all its quotes. */
  sampleNote?: string | undefined
}

/**
 * A customer's words and whose they are. The `figure` around them is the parent's, because each place has other things in it and its
 * own look.
 */
export function CustomerQuote({ quote, role, company, look = 'plain', surface = 'paper', sampleNote }: CustomerQuoteProps) {
  const isMargin = look === 'margin'
  const name = <span className={cn(isMargin ? 'block' : 'inline-block', 'font-semibold', COMPANY_INKS[surface])}>{company}</span>
  return (
    <>
      <blockquote className={WORDS[look]}>“{quote}”</blockquote>
      <figcaption className={cn(SOURCES[look], QUIET_INKS[surface])}>
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
        <SampleNote note={sampleNote} surface={surface} className="mt-3" />
      </figcaption>
    </>
  )
}
