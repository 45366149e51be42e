import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { mostVariedAlternative, splitAtAlternative, tallySentence } from '#src/models/comparison/cellReach.ts'
import type { ComparisonContent, ComparisonTableContent } from '#src/schemas/pages/comparison.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { ButtonLink } from '#src/ui/links/ButtonLink.tsx'
import { NoBreak } from '#src/ui/NoBreak.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { AlternativeChoices } from './AlternativeChoices.tsx'
import { AlternativeRow, PerAlternative } from './AlternativeRow.tsx'
import { comparisonAttributes } from './comparison.attributes.ts'

export type ComparisonOpeningProps = {
  /** `{alternative}` in the heading is the chosen alternative. */
  opening: ComparisonContent['opening']
  comparison: ComparisonTableContent
}

/** The published address of the page's heading. */
const HEADING = 'versus'
/** Id of the text that names the list of rows, with the chosen alternative. */
const ROWS = 'comparison-list'

/** The first screen of the comparison: an alternative on paper as far as it goes, and the product on deck up to the edge. */
export function ComparisonOpening({ opening, comparison }: ComparisonOpeningProps) {
  const { alternatives, product, rows, steps } = comparison
  const defaultIndex = mostVariedAlternative(rows)
  const names = alternatives.map(({ name }) => name)
  const tallyOfChoice = (index: number) => {
    const reaches = rows.flatMap(({ values }) => values[index]?.reach ?? [])
    return fillIn(opening.tally, { alternative: names[index] ?? '', counts: tallySentence(reaches, steps) })
  }
  return (
    <section {...comparisonAttributes.opening.props()} aria-labelledby={HEADING} className="comparison-opening">
      <div aria-hidden="true" className="comparison-deck bg-deck" />
      <OpeningText opening={opening} alternatives={alternatives} defaultIndex={defaultIndex} />
      <AlternativeChoices
        legend={opening.choose}
        names={names}
        defaultIndex={defaultIndex}
        name="alternative"
        className="comparison-opening-choices"
      />
      <p role="status" className="comparison-tally">
        <PerAlternative defaultIndex={defaultIndex}>{tallyOfChoice}</PerAlternative>
      </p>
      <p aria-hidden="true" className="comparison-scale">
        <b>{product}</b>
      </p>
      <p id={ROWS} className="sr-only">
        <PerAlternative defaultIndex={defaultIndex}>{(index) => fillIn(opening.rows, { alternative: names[index] ?? '' })}</PerAlternative>
      </p>
      <ul aria-labelledby={ROWS} className="comparison-rows">
        {rows.map((row) => (
          <AlternativeRow
            key={row.feature}
            row={row}
            names={names}
            defaultIndex={defaultIndex}
            product={product}
            steps={steps}
            missing={opening.missing}
            isFirst={row === rows[0]}
          />
        ))}
      </ul>
      <div className="comparison-foot">
        <p className="text-ink-2">{opening.rule}</p>
      </div>
      <p {...uiAttributes.print.props('no')} className="comparison-more">
        <ButtonLink look="secondary" surface="deck" href={opening.secondary.href}>
          {opening.secondary.label}
        </ButtonLink>
      </p>
    </section>
  )
}

type OpeningTextProps = Pick<ComparisonOpeningProps, 'opening'> & Pick<ComparisonTableContent, 'alternatives'> & { defaultIndex: number }

/** The title, which names the chosen alternative, and what the product does instead. */
function OpeningText({ opening: { eyebrow, heading, lede, primary }, alternatives, defaultIndex }: OpeningTextProps) {
  const { before, punctuation, after } = splitAtAlternative(heading)
  return (
    <>
      <div className="comparison-head">
        <p className="text-sm font-semibold text-ink-2">{eyebrow}</p>
        <Heading level={1} id={HEADING} className="mt-2">
          {before}{' '}
          <span className="comparison-phrase">
            <PerAlternative defaultIndex={defaultIndex}>
              {(index) => <NoBreak text={`${alternatives[index]?.phrase}${punctuation}`} />}
            </PerAlternative>
          </span>{' '}
          {after}
        </Heading>
      </div>
      <div className="comparison-pitch">
        <p className="max-sm:text-lg">{lede}</p>
        <ButtonLink {...uiAttributes.print.props('no')} href={primary.href}>
          {primary.label}
        </ButtonLink>
      </div>
    </>
  )
}
