import { SectionHeading } from '../shared/SectionHeading'

export type BeforeAfterProps = {
  id: string
  heading: string
  before: string
  after: string
  rows: readonly { before: string; after: string }[]
}

/** What something replaces, as two shifts: the one that goes, on paper, and the one that takes over, on the deck. */
export function BeforeAfter({ id, heading, before, after, rows }: BeforeAfterProps) {
  return (
    <section aria-labelledby={id} className="border-y border-line bg-paper-2">
      <div className="column py-14 sm:py-20 md:py-28">
        <SectionHeading id={id} heading={heading} />
        <table
          aria-labelledby={id}
          className="mt-10 w-full border-separate border-spacing-0 text-left text-sm wrap-anywhere hyphens-auto sm:text-base"
        >
          <thead>
            <tr className="align-bottom max-phone:grid">
              <th scope="col" className="py-4 pr-4 phone:w-2/5 font-display text-xl text-ink-2 sm:pr-8 sm:text-2xl">
                {before}
              </th>
              <th
                scope="col"
                className="rounded-t-xl border-l-8 border-signal bg-deck px-4 py-4 font-display text-xl text-on-deck sm:px-8 sm:py-5 sm:text-2xl"
              >
                {after}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.before} className="group align-baseline max-phone:grid">
                <td className="border-t border-dashed border-edge py-4 pr-4 text-ink-2 sm:py-5 sm:pr-8">{row.before}</td>
                <td className="border-t border-l-8 border-t-deck-line border-l-signal bg-deck px-4 py-4 font-semibold text-on-deck group-last:rounded-b-xl sm:px-8 sm:py-5 sm:text-lg">
                  {row.after}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
