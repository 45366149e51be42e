import type { HTMLAttributes } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'

/** The steps of the type scale (styles/designTokens.css). From 5xl on, at most one of each per page. */
const SIZES = {
  '8xl': 'text-8xl',
  '7xl': 'text-7xl',
  '6xl': 'text-6xl',
  '5xl': 'text-5xl',
  /** The title of a page to read. On phones it is as large as on other pages, unless their text is so large that words would break. */
  title: 'text-4xl everyday:max-sm:text-6xl',
  '4xl': 'text-4xl',
  '3xl': 'text-3xl',
  '2xl': 'text-2xl',
  xl: 'text-xl',
  lg: 'text-lg',
  base: 'text-base',
  /** As small as the text below it, or smaller. */
  sm: 'text-sm font-semibold tracking-normal',
  xs: 'text-xs font-semibold tracking-normal',
}
/** Size on phones, if the heading's surroundings decide it. */
const PHONE_SIZES = { xl: 'max-sm:text-xl', lg: 'max-sm:text-lg', base: 'max-sm:text-base' }
const LOOKS = {
  display: '',
  /** In the text font: the name of a list, a pane or an error, or a question of a disclosure. */
  label: 'font-body font-semibold tracking-normal',
}
const TONES = {
  signal: 'text-signal',
  quiet: 'text-ink-2',
  faint: 'text-ink-3',
  quietOnDeck: 'text-on-deck-2',
}
const USUAL = { 1: 'title', 2: '4xl', 3: 'xl', 4: 'base' } as const

export type HeadingProps = HTMLAttributes<HTMLHeadingElement> & {
  level: 1 | 2 | 3 | 4
  size?: keyof typeof SIZES
  phoneSize?: keyof typeof PHONE_SIZES
  look?: keyof typeof LOOKS
  /** Its color, if not that of the text around it. */
  tone?: keyof typeof TONES
}

/** Every heading outside running text. Its level is its place in the page's outline; its size sets its look. */
export function Heading({ level, size = USUAL[level], phoneSize, look = 'display', tone, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  const classes = cn(SIZES[size], phoneSize && PHONE_SIZES[phoneSize], LOOKS[look], tone && TONES[tone], className)
  return <Tag className={classes} {...rest} />
}
