import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { DashboardWords } from '#src/schemas/shared/dashboardWords.ts'
import { FlapFigure } from '../flap/FlapFigure.tsx'
import { CrewSeats } from './CrewSeats.tsx'
import { type DashboardRate, type DashboardWeek, listDashboardRates } from './dashboardRates.ts'
import { PanelHead } from './PanelHead.tsx'
import { spokenDashboard } from './pictureSentences.ts'
import { ReasonBars } from './ReasonBars.tsx'
import { RateColumns } from './rates/RateColumns.tsx'
import { RateRows } from './rates/RateRows.tsx'
import { type SceneDataOf, SceneFrame } from './SceneFrame.tsx'

export type DashboardSceneProps = SceneDataOf<'dashboard'> & { words: DashboardWords }

/** Attendance of a workplace: this week's rates on a board, and the data behind them on a sheet beside it. */
export function DashboardScene(props: DashboardSceneProps) {
  const { sample, place, label, time, describe, weeks, coverageMinutes, crew, reasons, words } = props
  const lastWeek = weeks.at(-1)
  if (!lastWeek) return null
  return (
    <SceneFrame describe={describe} spoken={spokenDashboard(props)} sample={sample} look="sheet" className="overflow-hidden">
      <PanelHead
        title={<span>{place}</span>}
        side={<span className="text-go tabular-nums">{`${label} ${time}`}</span>}
        sample={sample}
        className="bg-deck px-4 py-2.5 text-xs font-semibold text-on-deck sm:px-6 sm:py-3 sm:text-sm"
      />
      <div className="grid lg:last-col-72">
        <Panel title={words.title} unit={words.unit}>
          {/* Columns if they leave space for their labels; rows on phones and with large text, so that no value is left out. */}
          <RateColumns weeks={weeks} />
          <RateRows weeks={weeks} />
        </Panel>
        <div className="grid content-start border-t border-deck-line bg-deck text-on-deck sm:max-lg:grid-cols-3 lg:content-stretch">
          {listDashboardRates(lastWeek, coverageMinutes, words).map((rate) => (
            <Rate key={rate.name} {...rate} />
          ))}
        </div>
      </div>
      {(crew || reasons) && <CrewAndReasons crew={crew} reasons={reasons} week={lastWeek} words={words} />}
    </SceneFrame>
  )
}

type CrewAndReasonsProps = {
  crew: DashboardSceneProps['crew'] | undefined
  reasons: DashboardSceneProps['reasons'] | undefined
  week: DashboardWeek
  words: DashboardWords
}

/** What some dashboards have below the rates: the crew of the shift, the reasons of a week's call-offs, or both side by side. */
function CrewAndReasons({ crew, reasons, week, words }: CrewAndReasonsProps) {
  return (
    <div className={`grid border-t border-line ${crew && reasons ? 'lg:grid-cols-2' : ''}`}>
      {crew && (
        <Panel title={crew.title} unit={words.crew.unit}>
          <CrewSeats lines={crew.lines} words={words.crew} isWide={!reasons} />
        </Panel>
      )}
      {reasons && (
        <Panel
          title={fillIn(words.reasons.title, { week: week.label })}
          unit={fillIn(words.reasons.unit, { count: week.callOffs })}
          isSecond
        >
          <ReasonBars {...reasons} others={words.reasons.others} />
        </Panel>
      )}
    </div>
  )
}

function Panel({ title, unit, isSecond = false, children }: { title: string; unit: string; isSecond?: boolean; children: ReactNode }) {
  return (
    <div className={`flex flex-col px-4 py-3 sm:p-6 ${isSecond ? 'border-line max-lg:border-t lg:border-l' : ''}`}>
      <p className="font-display text-lg leading-tight font-bold">{title}</p>
      <p className="mb-3 text-xs text-ink-2 sm:mb-4">{unit}</p>
      {children}
    </div>
  )
}

/** Layout of a rate: a row on phones, a column of three on tablets, a stack beside the chart on laptops. */
const RATE = cn(
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2',
  'max-sm:flex-nowrap sm:flex-col sm:items-start sm:px-6 sm:py-4 lg:justify-center',
)
/** Borders between the rates, by the same breakpoints. */
const RATE_RULE = 'border-deck-line not-first:border-t sm:max-lg:not-first:border-t-0 sm:max-lg:not-first:border-l'

/** A rate with the two counts from which it is calculated. */
function Rate({ name, value, counts }: DashboardRate) {
  return (
    <div className={`${RATE} ${RATE_RULE}`}>
      <div>
        <p className="text-sm font-semibold">{name}</p>
        <p className="text-2xs text-on-deck-2 sm:text-xs">{counts}</p>
      </div>
      <FlapFigure value={value} />
    </div>
  )
}
