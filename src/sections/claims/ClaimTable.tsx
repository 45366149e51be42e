import type { Claim } from '../../site/claims'

export type ClaimRow = Pick<Claim, 'value' | 'scope' | 'basis'> & {
  id: string
  /** "Aim", "Sample count". */
  mark: string
  /** As it is printed: "November 21, 2026". */
  asOf: string
}

export type ClaimTableProps = {
  /** The heading above says the same to the eye. */
  caption: string
  heads: { figure: string; kind: string; basis: string; asOf: string }
  rows: readonly ClaimRow[]
}

/**
 * Figures as rows: each under its own address, with its kind, how it is counted, and when that was last compared. Where four
 * columns do not fit, a row is a card (sections/claims/claims.css).
 */
export function ClaimTable({ caption, heads, rows }: ClaimTableProps) {
  return (
    <table className="claim-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {[heads.figure, heads.kind, heads.basis, heads.asOf].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, value, scope, mark, basis, asOf }) => (
          <tr key={id} id={id}>
            <th scope="row">
              <b>{value}</b> {scope}
            </th>
            <td>
              <span>{mark}</span>
            </td>
            <td>{basis}</td>
            <td>
              <i aria-hidden="true">{`${heads.asOf} `}</i>
              {asOf}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
