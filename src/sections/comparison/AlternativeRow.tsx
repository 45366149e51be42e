import type { ReactNode } from 'react'
import { ALTERNATIVES } from '#src/models/comparison/alternatives.ts'
import { needsStepWord, reachThirds } from '#src/models/comparison/cellReach.ts'
import type { ComparisonTableContent } from '#src/schemas/pages/comparison.ts'
import { comparisonAttributes } from './comparison.attributes.ts'

export type AlternativeRowProps = {
  row: ComparisonTableContent['rows'][number]
  /** Names of the alternatives, in the table's order. */
  names: readonly string[]
  /** Index of the alternative that is shown at first. */
  defaultIndex: number
  product: string
  steps: ComparisonTableContent['steps']
  /** Read by screen readers before the missing part. */
  missing: string
  isFirst: boolean
}

/** One row of the opening: how far the chosen alternative goes, what is missing, and what the product does instead. */
export function AlternativeRow({ row, names, defaultIndex, product, steps, missing, isFirst }: AlternativeRowProps) {
  const { feature, values } = row
  const thirds = values.map(({ reach }, index) => `${ALTERNATIVES[index]}${reachThirds(reach)}`).join(' ')
  return (
    <li className="comparison-row">
      <div {...comparisonAttributes.thirds.props(thirds)} className="comparison-theirs">
        <p className="comparison-feature">{feature}</p>
        <p className="comparison-says">
          <PerAlternative defaultIndex={defaultIndex} className="comparison-pair">
            {(index) => {
              const cell = values[index]
              return (
                cell && (
                  <>
                    <span className="sr-only">{names[index]}: </span>
                    <b>{cell.says}</b>{' '}
                    <span className="comparison-end">
                      {needsStepWord(cell, steps) && <small className="comparison-step">{steps[cell.reach]}</small>}{' '}
                      {cell.gap && (
                        <small className="comparison-gap">
                          <span className="sr-only">{missing} </span>
                          {cell.gap}
                        </small>
                      )}
                    </span>
                  </>
                )
              )
            }}
          </PerAlternative>
        </p>
        <span aria-hidden="true" className="comparison-line">
          <span {...comparisonAttributes.line.props()} className="comparison-solid" />
          <span className="comparison-stop" />
        </span>
      </div>
      <p className="comparison-ours">
        {/* Screen readers hear the product's name in every row; phones show it in the first row only. */}
        <small className={isFirst ? 'md:sr-only' : 'sr-only'}>{product}</small> <b>{row.product}</b>
      </p>
    </li>
  )
}

type PerAlternativeProps = {
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
