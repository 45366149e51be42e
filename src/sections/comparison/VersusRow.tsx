import { type Reach, thirdsOf } from '../../lib/anywhere/comparison/reach'
import { comparisonHooks } from './comparison.hooks'
import type { ComparisonRow } from './comparisonProps'
import { KINDS, OfEach } from './OfEach'

export type VersusRowProps = { row: ComparisonRow; product: string; steps: Readonly<Record<Reach, string>> }

/** One row of the opening: the chosen alternative as far as it goes, and what takes over. */
export function VersusRow({ row, product, steps }: VersusRowProps) {
  const { feature, values } = row
  const thirds = values.map(({ reach }, index) => `${KINDS[index]}${thirdsOf(reach)}`).join(' ')
  return (
    <li className="versus-row">
      <div {...comparisonHooks.thirds.props(thirds)} className="versus-theirs">
        <p className="versus-feature">{feature}</p>
        <p className="versus-says">
          <OfEach className="versus-pair">
            {(index) => {
              const cell = values[index]
              return (
                cell && (
                  <>
                    <b>{cell.says}</b> <small>{steps[cell.reach]}</small>
                  </>
                )
              )
            }}
          </OfEach>
        </p>
        <span aria-hidden="true" className="versus-line">
          <i />
          <u />
        </span>
      </div>
      <p className="versus-ours">
        <small>{product}</small> <b>{row.product}</b>
      </p>
    </li>
  )
}
