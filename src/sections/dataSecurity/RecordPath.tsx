import { RECORD_VIEWS } from '#src/models/policy/recordViews.ts'
import type { RecordPathContent } from '#src/schemas/blocks/recordPath.ts'
import { OpeningActions } from '#src/sections/shared/opening/OpeningActions.tsx'
import { OpeningTitle } from '#src/sections/shared/opening/OpeningTitle.tsx'
import type { OpeningWords } from '#src/sections/shared/opening/openingWords.ts'
import { SAMPLE_PICTURE } from '#src/specification/interfaceValues.ts'
import { RecordFacts } from './RecordFacts.tsx'
import { RecordStop } from './RecordStop.tsx'
import { RecordWindow } from './RecordWindow.tsx'
import { RECORD_STOPS } from './recordStops.ts'

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
