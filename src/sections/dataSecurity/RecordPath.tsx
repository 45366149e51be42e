import { RECORD_VIEWS } from '#src/models/policy/recordViews.ts'
import type { RecordPathContent } from '#src/schemas/blocks/recordPath.ts'
import { OpeningActions } from '#src/sections/shared/opening/OpeningActions.tsx'
import { OpeningTitle } from '#src/sections/shared/opening/OpeningTitle.tsx'
import type { OpeningWords } from '#src/sections/shared/opening/openingWords.ts'
import { SAMPLE_PICTURE } from '#src/specification/interfaceValues.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { RecordStop } from './RecordStop.tsx'
import { RecordWindow } from './RecordWindow.tsx'
import { recordPathAttributes } from './recordPath.attributes.ts'
import { factsId, RECORD_STOPS, type RecordStopName } from './recordStops.ts'

export type RecordPathProps = {
  opening: OpeningWords
  path: RecordPathContent
}

/**
 * First screen of the data security page: the path of one record from the report to its deletion, with one line for each field. Below it
 * hang the screens that read the record, each with its fields. The visitor chooses a stop (radio buttons, no script) and reads its facts.
 */
export function RecordPath({ opening, path }: RecordPathProps) {
  return (
    <section className="blueprint overflow-clip">
      <div className="column record-path pt-8 pb-12 lg:pt-7">
        <div className="record-words lg:pe-10 lg:pt-8">
          <OpeningTitle eyebrow={opening.eyebrow} heading={opening.heading} size="6xl" />
          <p className="mt-5 measure-60 text-lg text-ink-2">{opening.lede}</p>
          <OpeningActions size="large" primary={opening.primary} secondary={opening.secondary} className="mt-7" />
        </div>
        <div role="radiogroup" aria-label={path.choose} className="contents">
          {RECORD_STOPS.map((stop, index) => (
            <RecordStop key={stop} stop={stop} number={index + 1} name={path.stops[stop].name} fields={path.fields}>
              <RecordFacts stop={stop} name={path.stops[stop].name} labels={path.facts} facts={path.stops[stop]} />
            </RecordStop>
          ))}
        </div>
        {RECORD_VIEWS.map((view) => (
          <RecordWindow
            key={view}
            view={view}
            name={path.stops[view].name}
            adds={path.stops[view].adds}
            fields={path.fields}
            count={path.count}
            hidden={path.hidden}
          />
        ))}
        {path.sample && <p className="record-note text-2xs text-ink-3">{SAMPLE_PICTURE}</p>}
      </div>
    </section>
  )
}

type RecordFactsProps = {
  stop: RecordStopName
  name: string
  labels: { stored: string; readers: string; protection: string; kept: string }
  facts: { stored: string; readers: string; protection: string; kept: string }
}

const FACTS = ['stored', 'readers', 'protection', 'kept'] as const

/** The facts of a stop, shown while it is chosen. Paper shows those of every stop. */
function RecordFacts({ stop, name, labels, facts }: RecordFactsProps) {
  return (
    <div {...recordPathAttributes.facts.props(stop)} className="rounded-b-xl border-t-3 border-ink bg-card p-4 lg:px-5 lg:py-3.5">
      <Heading level={2} size="lg">
        {name}
      </Heading>
      <dl id={factsId(stop)} className="mt-2.5 grid gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt className="text-2xs font-semibold text-ink-3">{labels[fact]}</dt>
            <dd className="mt-0.5 text-sm leading-snug text-pretty">{facts[fact]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
