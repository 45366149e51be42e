import type { Claim } from '#src/facts/claims.ts'
import { type ClaimEdge, groupByEdge } from './claimRows.ts'

export type ClaimRow = Pick<Claim, 'value' | 'scope' | 'basis'> & {
  id: string
  edge: ClaimEdge
  /** "Aim", "Sample count". */
  label: string
  /** As printed, "2005". Left out if it is the day that the page names for all figures. */
  ownDay: string | undefined
}

export type ClaimTableProps = {
  /** Read by screen readers; the heading above shows the same. */
  caption: string
  columnHeadings: { figure: string; kind: string; basis: string; asOf: string }
  rows: readonly ClaimRow[]
}

/** The edge of each kind. Kinds that share a color have different lines (sections/claims/claims.css). */
export const CLAIM_EDGES: Record<ClaimEdge, string> = {
  aim: 'claim-edge claim-aim',
  commitment: 'claim-edge claim-commitment',
  capability: 'claim-edge claim-capability',
  count: 'claim-edge claim-count',
  estimate: 'claim-edge',
  example: 'claim-edge claim-example',
  sample: 'claim-edge claim-sample',
}

/**
 * Figures as rows, grouped by kind. Each has its own anchor, its kind and how it is counted. Places too narrow for three columns show cards
 * (sections/claims/claims.css).
 */
export function ClaimTable({ caption, columnHeadings, rows }: ClaimTableProps) {
  return (
    <table className="claim-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="claim-figure">
            {columnHeadings.figure}
          </th>
          <th scope="col" className="claim-label">
            {columnHeadings.kind}
          </th>
          <th scope="col" className="claim-basis">
            {columnHeadings.basis}
          </th>
        </tr>
      </thead>
      {groupByEdge(rows).map(({ edge, rows: rowsOfKind }) => (
        <tbody key={edge} className={CLAIM_EDGES[edge]}>
          {rowsOfKind.map(({ id, value, scope, label, basis, ownDay }) => (
            <tr key={id} id={id}>
              <th scope="row" className="claim-figure">
                <b>{value}</b> {scope}
              </th>
              <td className="claim-label">
                <span>{label}</span>
              </td>
              <td className="claim-basis">
                {basis}
                {ownDay && <i>{` ${columnHeadings.asOf} ${ownDay}.`}</i>}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
