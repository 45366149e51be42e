import { ArrowRight } from 'lucide-react'
import { mostVariedAlternative, REACHES } from '#src/models/comparison/cellReach.ts'
import type { ComparisonTableContent } from '#src/schemas/pages/comparison.ts'
import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { ScrollArea } from '#src/ui/ScrollArea.tsx'
import { AlternativeChoices } from './AlternativeChoices.tsx'
import { ComparisonHeadings, ComparisonRow, ReachBar } from './ComparisonCells.tsx'

export type ComparisonTableProps = ComparisonTableContent & {
  /** The legend over the choice that phones show. */
  choose: string
}

/**
 * The product against five kinds of alternative over ten features, as a table. If it does not fit, it scrolls under a fixed first column,
 * and says so. Phones show our column and the chosen alternative (sections/comparison/tableChoice.css).
 */
export function ComparisonTable({ choose, heading, lede, steps, alternatives, rows, more, ...headings }: ComparisonTableProps) {
  return (
    <section id="comparison" aria-labelledby="comparison-heading" className="border-t border-line bg-paper-2">
      <div className="column py-14 sm:py-20 md:py-28">
        <SectionHeading id="comparison-heading" heading={heading} lede={lede} look="across" />
        <ReachLegend steps={steps} />
        <AlternativeChoices
          legend={choose}
          names={alternatives.map(({ name }) => name)}
          defaultIndex={mostVariedAlternative(rows)}
          name="column"
          className="table-choices sm:hidden"
        />
        <div className="table-cue mt-6">
          <p className="items-center gap-1.5 pb-3 text-sm font-semibold">
            {more}
            <ArrowRight aria-hidden="true" className="size-4" strokeWidth={2.5} />
          </p>
          <ScrollArea label={heading} look="sheet">
            <table aria-labelledby="comparison-heading" className="table-of-one w-full min-w-272 border-collapse text-left text-sm">
              <thead>
                <ComparisonHeadings {...headings} alternatives={alternatives} />
              </thead>
              <tbody>
                {rows.map((row) => (
                  <ComparisonRow key={row.feature} row={row} steps={steps} />
                ))}
              </tbody>
            </table>
          </ScrollArea>
          <span aria-hidden="true" className="table-fade" />
        </div>
      </div>
    </section>
  )
}

/** Each step with its bar. */
function ReachLegend({ steps }: Pick<ComparisonTableContent, 'steps'>) {
  return (
    <ul aria-hidden="true" className="mt-8 flex flex-wrap gap-x-7 gap-y-2 text-sm text-ink-2">
      {REACHES.map((reach) => (
        <li key={reach} className="flex items-center gap-2.5">
          <ReachBar reach={reach} />
          {steps[reach]}
        </li>
      ))}
    </ul>
  )
}
