import type { ReactNode } from 'react'
import { ALTERNATIVES } from '#src/models/comparison/alternatives.ts'
import { comparisonAttributes } from './comparison.attributes.ts'

export type PerAlternativeProps = {
  /** Which alternative is shown until a visitor chooses, by its place. */
  defaultIndex: number
  /** @returns what is said of the alternative at this place of the table */
  children: (index: number) => ReactNode
  className?: string | undefined
}

/** The same place for all alternatives: styles show the chosen one, and the one of the beginning where there are none. */
export function PerAlternative({ defaultIndex, children, className }: PerAlternativeProps) {
  return ALTERNATIVES.map((alternative, index) => (
    <span key={alternative} {...comparisonAttributes.alternative.props(alternative)} hidden={index !== defaultIndex} className={className}>
      {children(index)}{' '}
    </span>
  ))
}
