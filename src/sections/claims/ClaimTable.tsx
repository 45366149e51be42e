import type { Claim } from '#src/facts/claims.ts'
import { byEdge, type ClaimEdge } from './claimRows.ts'

export type ClaimRow = Pick<Claim, 'value' | 'scope' | 'basis'> & {
  id: string
  edge: ClaimEdge
  /** "Aim", "Sample count". */
  label: string
  /** As it is printed, "2005", where it is not the day that the page names for all. */
  ownDay: string | undefined
}

export type ClaimTableProps = {
  /** The heading above says the same to the eye. */
  caption: string
  columnHeadings: { figure: string; kind: string; basis: string; asOf: string }
  rows: readonly ClaimRow[]
}

/** The edge of each kind: by color, and by its line where two have one color (sections/claims/claims.css). */
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
 * Figures as rows, those of a kind together: each under its own address, with its kind and how it is counted. Where three
 * columns do not fit, a row is a card (sections/claims/claims.css).
 */
export function ClaimTable({ caption, columnHeadings, rows }: ClaimTableProps) {
  return (
    <table className="claim-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {[columnHeadings.figure, columnHeadings.kind, columnHeadings.basis].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {byEdge(rows).map(({ edge, rows: ofKind }) => (
        <tbody key={edge} className={CLAIM_EDGES[edge]}>
          {ofKind.map(({ id, value, scope, label, basis, ownDay }) => (
            <tr key={id} id={id}>
              <th scope="row">
                <b>{value}</b> {scope}
              </th>
              <td>
                <span>{label}</span>
              </td>
              <td>
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
