import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { uiAttributes } from './ui.attributes.ts'

const LOOKS = {
  plain: 'border border-line bg-card',
  /** A warm background, for the first of several cards. */
  wash: 'card-warm',
}
/** Padding, from tablets on. */
const SPACES = {
  usual: 'sm:p-7',
  /** A card as wide as the page. */
  wide: 'sm:p-7 lg:p-12',
  /** One of two cards side by side. */
  half: 'sm:p-5 lg:p-7',
}
const PHONE_LOOKS = {
  card: 'p-6',
  /** A band from edge to edge. The parent extends it past the page's gutter. */
  band: 'max-sm:rounded-none max-sm:border-x-0 p-6 max-sm:px-(--page-gutter) max-sm:py-4',
  /** Text directly on the page, one card below the other. */
  page: 'max-sm:rounded-none max-sm:border-0 max-sm:bg-transparent p-0 max-sm:pt-3.5',
}

export type CardProps = {
  look?: keyof typeof LOOKS
  space?: keyof typeof SPACES
  /** How phones show it, since a card's padding takes much of their width. */
  onPhones?: keyof typeof PHONE_LOOKS
  children: ReactNode
  /** Its position among other elements, and the layout of its content. */
  className?: string
}

/** A raised surface. */
export function Card({ children, look = 'plain', space = 'usual', onPhones = 'card', className }: CardProps) {
  return (
    <div {...uiAttributes.card.props()} className={cn('rounded-xl', LOOKS[look], SPACES[space], PHONE_LOOKS[onPhones], className)}>
      {children}
    </div>
  )
}
