import type { HTMLAttributes } from 'react'
import { cn } from '../lib/anywhere/markup/cn'

const SIZES = {
  hero: 'text-hero',
  /** Of a feature or an industry, over its picture. */
  headline: 'text-headline',
  page: 'text-page',
  banner: 'text-banner',
  bar: 'text-bar',
  '4xl': 'text-4xl',
  /** The title of a page that is read: on phones as large as on any other page, unless their text is so large that words would break. */
  title: 'text-4xl everyday:max-sm:text-page',
  '3xl': 'text-3xl',
  '2xl': 'text-2xl',
  xl: 'text-xl',
  lg: 'text-lg',
  base: 'text-base',
  /** As small as the text below it. */
  sm: 'text-sm font-semibold tracking-normal',
  xs: 'text-xs font-semibold tracking-normal',
  /** Set like the text: what names a list, a pane or an error, or is a question to be opened. */
  label: 'font-body text-sm font-semibold tracking-normal',
  smallLabel: 'font-body text-xs font-semibold tracking-normal',
  question: 'font-body text-base font-semibold tracking-normal',
  /** In rows that are dense: lighter, or with more or less between its lines. */
  light: 'text-base font-semibold tracking-normal',
  loose: 'text-lg leading-snug tracking-tight',
  tight: 'text-lg leading-tight',
  /** An opening's, beside its picture. */
  beside: 'text-page lg:max-xl:text-4xl',
  /** In a size in which the three lines of a comparison's title do not become more. */
  versus: 'text-4xl everyday:max-sm:text-page md:text-versus',
}
/** On phones, where what is beside or around the heading says how large that is. */
const PHONE_SIZES = { xl: 'max-sm:text-xl', lg: 'max-sm:text-lg', base: 'max-sm:text-base' }
const TONES = {
  signal: 'text-signal',
  quiet: 'text-ink-2',
  faint: 'text-ink-3',
  onDeck: 'text-on-deck',
  quietOnDeck: 'text-on-deck-2',
}
const USUAL = { 1: 'title', 2: '4xl', 3: 'xl', 4: 'base' } as const

export type HeadingProps = HTMLAttributes<HTMLHeadingElement> & {
  level: 1 | 2 | 3 | 4
  size?: keyof typeof SIZES
  phoneSize?: keyof typeof PHONE_SIZES
  /** Its color, where that is not the one of the words around it. */
  tone?: keyof typeof TONES
}

/** Every heading outside running text. Its level is its place in the page's outline; its size, where another is wanted, its looks. */
export function Heading({ level, size = USUAL[level], phoneSize, tone, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag className={cn(SIZES[size], phoneSize && PHONE_SIZES[phoneSize], tone && TONES[tone], className)} {...rest} />
}
