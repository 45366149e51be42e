import { Heading } from '../../ui/Heading'
import { ScrollFrame } from '../../ui/ScrollFrame'

export type ComparisonTableProps = {
  heading: string
  lede: string
  product: string
  alternatives: readonly string[]
  rows: readonly { feature: string; product: string; values: readonly string[]; advantage: string }[]
}

/** The product against five kinds of alternative over ten features. A real table; on small screens it scrolls under a fixed first column. */
export function ComparisonTable({ heading, lede, product, alternatives, rows }: ComparisonTableProps) {
  const cell = 'border-t border-line px-4 py-3.5 align-top'
  return (
    <section id="comparison" aria-labelledby="comparison-heading" className="column py-20 md:py-28">
      <Heading level={2} id="comparison-heading">
        {heading}
      </Heading>
      <p className="mt-4 measure-60 text-lg text-ink-2">{lede}</p>
      <ScrollFrame label={heading} className="mt-10 rounded-lg border border-line bg-card">
        <table aria-labelledby="comparison-heading" className="w-full min-w-256 border-collapse text-left text-sm">
          <thead>
            <tr className="text-xs text-ink-2">
              <th scope="col" className="sticky left-0 z-10 bg-card px-4 py-3 font-semibold">
                Feature
              </th>
              <th scope="col" className="bg-wash px-4 py-3 font-semibold text-ink">
                {product}
              </th>
              {alternatives.map((name) => (
                <th key={name} scope="col" className="px-4 py-3 font-semibold">
                  {name}
                </th>
              ))}
              <th scope="col" className="px-4 py-3 font-semibold">
                Question to ask
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.feature}>
                <th scope="row" className={`sticky left-0 z-10 bg-card font-semibold max-sm:max-w-30 ${cell}`}>
                  {row.feature}
                </th>
                <td className={`bg-wash font-semibold ${cell}`}>{row.product}</td>
                {row.values.map((value, index) => (
                  <td key={alternatives[index]} className={`text-ink-2 ${cell}`}>
                    {value}
                  </td>
                ))}
                <td className={cell}>{row.advantage}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  )
}
