import type { ReactNode } from 'react'
import { ALTERNATIVES } from '#src/models/comparison/alternatives.ts'
import { comparisonAttributes } from './comparison.attributes.ts'

export type PerAlternativeProps = {
  /** Index of the alternative that is shown at first. */
  defaultIndex: number
  /** @returns the text for the alternative at this index of the table */
  children: (index: number) => ReactNode
  className?: string | undefined
}

/** The texts of all alternatives in one place. Styles show the chosen one; without styles, the default one is shown. */
export function PerAlternative({ defaultIndex, children, className }: PerAlternativeProps) {
  return ALTERNATIVES.map((alternative, index) => (
    <span key={alternative} {...comparisonAttributes.alternative.props(alternative)} hidden={index !== defaultIndex} className={className}>
      {children(index)}{' '}
    </span>
  ))
}
