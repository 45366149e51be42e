import type { HTMLAttributes } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { QUIET_INKS, type Surface } from './surface.ts'

/** The steps of the type scale (styles/designTokens.css), by what they are for. A page uses each size from 5xl on at most once. */
const SIZES = {
  /** Titles of pages: home; over a picture; over a board, a list or a form. */
  '8xl': 'text-8xl',
  '7xl': 'text-7xl',
  '6xl': 'text-6xl',
  /** Of a page of text. Phones show it as large as other pages' titles, unless the visitor's text is so large that words would break. */
  title: 'text-4xl everyday:max-sm:text-6xl',
  /** Sections: the page's largest; the usual one; one that is small, or beside its content. */
  '5xl': 'text-5xl',
  '4xl': 'text-4xl',
  '3xl': 'text-3xl',
  /** Parts of a section, or of a page of lists. */
  '2xl': 'text-2xl',
  xl: 'text-xl',
  lg: 'text-lg',
  base: 'text-base',
  /** As large as the text below it, or smaller. */
  sm: 'text-sm font-semibold tracking-normal',
  xs: 'text-xs font-semibold tracking-normal',
}
/** For a heading whose surroundings need another size there. */
const PHONE_SIZES = { xl: 'max-sm:text-xl', lg: 'max-sm:text-lg', base: 'max-sm:text-base' }
const LOOKS = {
  display: '',
  /** In the font of running text: for the name of a list, pane or error, or for a question that opens. */
  label: 'font-body font-semibold tracking-normal',
}
const TONES = { signal: 'text-signal', faint: 'text-ink-3' }
const USUAL = { 1: 'title', 2: '4xl', 3: 'xl', 4: 'base' } as const

/** Its color, if it differs from the text around it. That of a quiet heading depends on what it stands on. */
type Tone = { tone?: keyof typeof TONES; surface?: never } | { tone: 'quiet'; surface?: Exclude<Surface, 'sky'> }
export type HeadingProps = HTMLAttributes<HTMLHeadingElement> &
  Tone & {
    level: 1 | 2 | 3 | 4
    size?: keyof typeof SIZES
    /** Its size on phones, if that differs. */
    onPhones?: keyof typeof PHONE_SIZES
    look?: keyof typeof LOOKS
  }

/** Every heading outside running text. `level` is its place in the page's outline. `size` only changes its looks. */
export function Heading(props: HeadingProps) {
  const { level, size = USUAL[props.level], onPhones, look = 'display', tone, surface = 'paper', className, ...rest } = props
  const Tag = `h${level}` as const
  const ink = tone === 'quiet' ? QUIET_INKS[surface] : tone && TONES[tone]
  const classes = cn(SIZES[size], onPhones && PHONE_SIZES[onPhones], LOOKS[look], ink, className)
  return <Tag className={classes} {...rest} />
}
