import { addsStep, thirdsOf } from '../../lib/anywhere/comparison/reach'
import type { ComparisonTableContent } from '../../schemas/comparison'
import { comparisonAttributes } from './comparison.attributes'
import { ALTERNATIVES, PerAlternative } from './PerAlternative'

export type VersusRowProps = {
  row: ComparisonTableContent['rows'][number]
  /** Names of the alternatives, in the table's order. */
  names: readonly string[]
  product: string
  steps: ComparisonTableContent['steps']
  isFirst: boolean
}

/** One row of the opening: the chosen alternative as far as it goes, and what takes over. */
export function VersusRow({ row, names, product, steps, isFirst }: VersusRowProps) {
  const { feature, values } = row
  const thirds = values.map(({ reach }, index) => `${ALTERNATIVES[index]}${thirdsOf(reach)}`).join(' ')
  return (
    <li className="versus-row">
      <div {...comparisonAttributes.thirds.props(thirds)} className="versus-theirs">
        <p className="versus-feature">{feature}</p>
        <p className="versus-says">
          <PerAlternative className="versus-pair">
            {(index) => {
              const cell = values[index]
              return (
                cell && (
                  <>
                    <span className="sr-only">{names[index]}: </span>
                    <b>{cell.says}</b> {addsStep(cell, steps) && <small className="md:sr-only">{steps[cell.reach]}</small>}
                  </>
                )
              )
            }}
          </PerAlternative>
        </p>
        <span aria-hidden="true" className="versus-line">
          <i />
          <u />
        </span>
      </div>
      <p className="versus-ours">
        {/* Whose strip it is, is said once to the eye and always to the ear. */}
        <small className={isFirst ? 'md:sr-only' : 'sr-only'}>{product}</small> <b>{row.product}</b>
      </p>
    </li>
  )
}
