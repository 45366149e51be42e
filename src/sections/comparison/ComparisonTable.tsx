import { ArrowRight } from 'lucide-react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import {
  type ComparisonCell,
  mostVariedAlternative,
  needsStepWord,
  REACHES,
  type Reach,
  reachThirds,
} from '#src/models/comparison/cellReach.ts'
import type { ComparisonTableContent } from '#src/schemas/comparison.ts'
import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { NoBreak } from '#src/ui/NoBreak.tsx'
import { ScrollArea } from '#src/ui/ScrollArea.tsx'
import { AlternativeChoices } from './AlternativeChoices.tsx'
import { comparisonAttributes } from './comparison.attributes.ts'

export type ComparisonTableProps = ComparisonTableContent & {
  /** The legend over the choice that phones show. */
  choose: string
}

/**
 * The product against five kinds of alternative over ten features, as a table. If it does not fit, it scrolls under a fixed first column,
 * and says so. Phones show our column and the chosen alternative (sections/comparison/tableChoice.css).
 */
export function ComparisonTable({
  choose,
  heading,
  lede,
  feature,
  product,
  question,
  steps,
  alternatives,
  rows,
  more,
}: ComparisonTableProps) {
  const head = 'px-4 max-sm:px-2.5 py-3.5 font-semibold'
  const cell = 'border-t border-line px-4 max-sm:px-2.5 pt-3.5 pb-8 align-top'
  const fixedCell = 'reach-feature border-r border-line bg-card'
  return (
    <section id="comparison" aria-labelledby="comparison-heading" className="border-t border-line bg-paper-2">
      <div className="column py-14 sm:py-20 md:py-28">
        <SectionHeading id="comparison-heading" heading={heading} lede={lede} look="across" />
        <ul aria-hidden="true" className="mt-8 flex flex-wrap gap-x-7 gap-y-2 text-sm text-ink-2">
          {REACHES.map((reach) => (
            <li key={reach} className="flex items-center gap-2.5">
              <ReachBar reach={reach} />
              {steps[reach]}
            </li>
          ))}
        </ul>
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
                <tr className="text-xs">
                  <th scope="col" className={`${fixedCell} ${head} text-ink-2`}>
                    {feature}
                  </th>
                  <th scope="col" className={`bg-deck text-signal ${head}`}>
                    {product}
                  </th>
                  {alternatives.map(({ name }) => (
                    <th key={name} scope="col" className={head}>
                      <NoBreak text={name} />
                    </th>
                  ))}
                  <th scope="col" className={`text-ink-2 @comparison:w-49 ${head}`}>
                    {question}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.feature} className="row-light-cells">
                    <th scope="row" className={`${fixedCell} ${cell} font-semibold`}>
                      {row.feature}
                    </th>
                    <td className={`reach-cell bg-wash font-semibold text-balance ${cell}`}>
                      {row.product}
                      <span aria-hidden="true" className="reach-bar reach-ours" />
                    </td>
                    {row.values.map((value, index) => (
                      <td key={alternatives[index]?.name} className={`reach-cell text-ink-2 ${cell}`}>
                        <Value {...value} steps={steps} />
                      </td>
                    ))}
                    <td className={`pr-10 @comparison:pr-4 ${cell}`}>{row.advantage}</td>
                  </tr>
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

/** The text of a cell, and below it a bar that shows how far the alternative goes. */
function Value({ says, reach, steps }: ComparisonCell & { steps: ComparisonTableContent['steps'] }) {
  return (
    <>
      {says}
      {needsStepWord({ says, reach }, steps) && <span className="sr-only"> ({steps[reach]})</span>}
      <ReachBar reach={reach} />
    </>
  )
}

function ReachBar({ reach, className }: { reach: Reach; className?: string }) {
  return (
    <span aria-hidden="true" {...comparisonAttributes.reached.props(String(reachThirds(reach)))} className={cn('reach-bar', className)}>
      <span className="reach-fill" />
    </span>
  )
}
