import { SectionHeading } from '../shared/SectionHeading'

export type BeforeAfterProps = {
  id: string
  heading: string
  before: string
  after: string
  rows: readonly { before: string; after: string }[]
}

/** What something replaces, row by row. */
export function BeforeAfter({ id, heading, before, after, rows }: BeforeAfterProps) {
  return (
    <section aria-labelledby={id} className="border-y border-line bg-paper-2">
      <div className="column py-20 md:py-28">
        <SectionHeading id={id} heading={heading} />
        <div className="mt-10 overflow-hidden rounded-lg border border-line bg-card">
          <table aria-labelledby={id} className="w-full border-collapse text-left text-sm wrap-anywhere hyphens-auto sm:text-base">
            <thead>
              <tr className="bg-paper-2 text-sm text-ink-2">
                <th scope="col" className="w-1/2 px-4 py-3 font-semibold sm:px-6">
                  {before}
                </th>
                <th scope="col" className="px-4 py-3 font-semibold sm:px-6">
                  {after}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.before} className="border-t border-line align-top">
                  <td className="px-4 py-4 text-ink-2 sm:px-6">{row.before}</td>
                  <td className="border-l-4 border-l-signal px-4 py-4 font-medium sm:px-6">{row.after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}
