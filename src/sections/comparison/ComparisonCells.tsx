import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { ALTERNATIVES } from '#src/models/comparison/alternatives.ts'
import { type ComparisonCell, needsStepWord, type Reach, reachThirds } from '#src/models/comparison/cellReach.ts'
import type { ComparisonTableContent } from '#src/schemas/pages/comparison.ts'
import { NoBreak } from '#src/ui/NoBreak.tsx'
import { comparisonAttributes } from './comparison.attributes.ts'

const HEADING_CELL = 'px-4 max-sm:px-2.5 py-3.5 font-semibold'
const CELL = 'border-t border-line px-4 max-sm:px-2.5 pt-3.5 pb-8 align-top'
const FIXED_CELL = 'reach-feature border-r border-line bg-card'

export type ComparisonHeadingsProps = Pick<ComparisonTableContent, 'feature' | 'product' | 'alternatives' | 'question'>

/** The headings of the columns. */
export function ComparisonHeadings({ feature, product, alternatives, question }: ComparisonHeadingsProps) {
  return (
    <tr className="text-xs">
      <th scope="col" className={`${FIXED_CELL} ${HEADING_CELL} text-ink-2`}>
        {feature}
      </th>
      <th scope="col" className={`bg-deck text-signal ${HEADING_CELL}`}>
        {product}
      </th>
      {alternatives.map(({ name }, index) => (
        <th key={name} scope="col" {...comparisonAttributes.column.props(ALTERNATIVES[index])} className={HEADING_CELL}>
          <NoBreak text={name} />
        </th>
      ))}
      <th scope="col" className={`text-ink-2 @comparison:w-49 ${HEADING_CELL}`}>
        {question}
      </th>
    </tr>
  )
}

type Steps = ComparisonTableContent['steps']
export type ComparisonRowProps = { row: ComparisonTableContent['rows'][number]; steps: Steps }

/** One feature: what the product does, how far each alternative goes, and what the difference means. */
export function ComparisonRow({ row: { feature, product, values, advantage }, steps }: ComparisonRowProps) {
  return (
    <tr className="row-light-cells">
      <th scope="row" className={`${FIXED_CELL} ${CELL} font-semibold`}>
        {feature}
      </th>
      <td className={`reach-cell bg-wash font-semibold text-balance ${CELL}`}>
        {product}
        <span aria-hidden="true" className="reach-bar reach-ours" />
      </td>
      {values.map((value, index) => (
        <td
          key={ALTERNATIVES[index]}
          {...comparisonAttributes.column.props(ALTERNATIVES[index])}
          className={cn('reach-cell text-ink-2', CELL)}
        >
          <AlternativeText {...value} steps={steps} />
          <ReachBar reach={value.reach} />
        </td>
      ))}
      <td className={`pr-10 @comparison:pr-4 ${CELL}`}>{advantage}</td>
    </tr>
  )
}

/** What an alternative does, and for screen readers how far that goes. */
function AlternativeText({ steps, ...cell }: ComparisonCell & { steps: Steps }) {
  return (
    <>
      {cell.says}
      {needsStepWord(cell, steps) && <span className="sr-only"> ({steps[cell.reach]})</span>}
    </>
  )
}

/** A bar that shows how far an alternative goes. */
export function ReachBar({ reach }: { reach: Reach }) {
  return (
    <span aria-hidden="true" {...comparisonAttributes.reached.props(String(reachThirds(reach)))} className="reach-bar">
      <span className="reach-fill" />
    </span>
  )
}
