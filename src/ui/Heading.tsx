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
  /** As small as a label, and set like one. */
  sm: 'text-sm font-semibold tracking-normal',
  xs: 'text-xs font-semibold tracking-normal',
}
const USUAL = { 1: 'title', 2: '4xl', 3: 'xl', 4: 'base' } as const

export type HeadingProps = HTMLAttributes<HTMLHeadingElement> & { level: 1 | 2 | 3 | 4; size?: keyof typeof SIZES }

/** Every heading outside running text. Its level is its place in the page's outline; its size, where another is wanted, its looks. */
export function Heading({ level, size = USUAL[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag className={cn(SIZES[size], className)} {...rest} />
}
