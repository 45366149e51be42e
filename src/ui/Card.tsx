import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { uiAttributes } from './ui.attributes.ts'

const LOOKS = {
  plain: 'border border-line bg-card',
  /** Warm, for what comes first among cards. */
  wash: 'card-warm',
}
/** How much is free around what it holds, from tablets on. */
const SPACES = {
  usual: 'sm:p-7',
  /** Over the whole width of a page. */
  wide: 'sm:p-7 lg:p-12',
  /** One of two abreast. */
  half: 'sm:p-5 lg:p-7',
}
const ON_PHONES = {
  card: 'p-6',
  /** A band from edge to edge: what it stands in takes it there, past the page's gutter. */
  band: 'max-sm:rounded-none max-sm:border-x-0 p-6 max-sm:px-(--page-gutter) max-sm:py-4',
  /** Words on the page itself, one card below the other. */
  page: 'max-sm:rounded-none max-sm:border-0 max-sm:bg-transparent p-0 max-sm:pt-3.5',
}

export type CardProps = {
  look?: keyof typeof LOOKS
  space?: keyof typeof SPACES
  /** What becomes of it on phones, where a card takes much of the width. */
  onPhones?: keyof typeof ON_PHONES
  children: ReactNode
  /** How it stands among others, and how what it holds is laid out. */
  className?: string
}

/** A surface that is raised above the page. One that leads somewhere as a whole has a `CardLink`. */
export function Card({ children, look = 'plain', space = 'usual', onPhones = 'card', className }: CardProps) {
  return (
    <div {...uiAttributes.card.props()} className={cn('rounded-xl', LOOKS[look], SPACES[space], ON_PHONES[onPhones], className)}>
      {children}
    </div>
  )
}
