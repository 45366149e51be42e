import { useRef } from 'react'
import { useIslandReady } from '#src/islands/hydration/useIslandReady.ts'
import { useScrollStop } from '#src/islands/useScrollStop.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import { weekdayOf } from '#src/lib/anywhere/time/dates.ts'
import type { EmployerRules } from '#src/models/morning/morningStory.ts'
import type { MorningContent } from '#src/schemas/morning/morning.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { MorningBoard } from './board/MorningBoard.tsx'
import { MorningSearch } from './board/MorningSearch.tsx'
import { MorningClock } from './controls/MorningClock.tsx'
import { MorningControls } from './controls/MorningControls.tsx'
import { MorningPlayButton } from './controls/MorningPlayButton.tsx'
import { MorningRail } from './controls/MorningRail.tsx'
import { MorningCompose } from './line/MorningCompose.tsx'
import { MorningLine } from './line/MorningLine.tsx'
import { MorningCaption } from './MorningCaption.tsx'
import { morningAttributes } from './morning.attributes.ts'
import { coverageSentence, openSpotsSentence } from './morningSentences.ts'
import { MorningPanes } from './panes/MorningPanes.tsx'
import { daylightAt } from './plant/daylight.ts'
import { MorningPlant } from './plant/MorningPlant.tsx'
import { MorningSky } from './plant/MorningSky.tsx'
import { MorningRecord } from './record/MorningRecord.tsx'
import { useMorning } from './useMorning.ts'

export type MorningProps = MorningContent & { rules: EmployerRules }

/**
 * One morning of line 4 that a visitor can play, scrub, and call off in. Everything that it shows follows from the minute and the call-offs
 * (`morningAt.ts`). Before hydration, without scripts and on paper it shows the poster.
 */
export function Morning(props: MorningProps) {
  const { story, rules, languages, words } = props
  const stage = useRef<HTMLElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  const thread = useRef<HTMLDivElement>(null)
  const { state, snapshot, announcement, prefersReducedMotion, actions } = useMorning(props, stage, { slider, thread })
  const { draft, isPlaying, visitorCallOffs } = state
  const { minute, rows, counts, latestCourse } = snapshot
  useIslandReady(stage)
  useScrollStop(thread)

  const { start, horn } = story
  const isAtHorn = minute === horn
  const light = daylightAt((minute - start) / (horn - start))
  const languageNameOf = (lang: string) => languages.find((language) => language.lang === lang)?.name ?? words.line.other

  return (
    <>
      <section
        ref={stage}
        aria-label={words.title}
        {...sharedAttributes.tool.props('Morning')}
        {...morningAttributes.minute.props(clockOf(minute))}
        {...(state.hasVisitorActed ? morningAttributes.live.props() : {})}
        className="max-sm:grid max-sm:grid-cols-1"
      >
        <div className="column relative z-1 max-sm:mb-3">
          <div className="rounded-(--radius-xl) bg-deck shadow-deck ring-1 ring-deck-line ring-inset">
            <MorningControls>
              <MorningClock minute={minute} horn={horn} words={words.clock} />
              <MorningPlayButton
                words={words.play}
                isPlaying={isPlaying}
                isAtHorn={isAtHorn}
                prefersReducedMotion={prefersReducedMotion}
                onPlay={actions.play}
                onPause={actions.pause}
                onNext={actions.next}
              />
              <MorningRail
                slider={slider}
                story={story}
                minute={minute}
                events={snapshot.events}
                coverage={coverageSentence(snapshot, words.board, 'spoken')}
                words={words.rail}
                onSeek={actions.seek}
              />
            </MorningControls>
            <MorningPanes
              label={words.title}
              names={{ board: words.board.tab, line: words.line.title, record: words.record.title }}
              board={
                <MorningBoard
                  rows={rows}
                  horn={horn}
                  latestStation={latestCourse?.callOff.station}
                  coverage={coverageSentence(snapshot, words.board, 'board')}
                  words={words.board}
                  languageNameOf={languageNameOf}
                >
                  <MorningSearch course={latestCourse} words={words.search} className="mt-3.5 xl:mt-2 low:mt-1.5" />
                </MorningBoard>
              }
              line={
                <MorningLine
                  thread={thread}
                  minute={minute}
                  draft={draft}
                  course={latestCourse}
                  hasCalledOff={visitorCallOffs.length > 0}
                  reasons={rules.reasons}
                  languages={languages}
                  words={words.line}
                  onGiveReason={actions.giveReason}
                  onAnswer={actions.answer}
                  onCorrect={actions.correct}
                  onReset={actions.reset}
                >
                  <MorningCompose
                    visitorStation={snapshot.visitorStations[0]}
                    horn={horn}
                    hasDraft={draft !== null}
                    isInThread={draft !== null || latestCourse?.callOff.isByVisitor === true}
                    remark={state.remark}
                    languages={languages}
                    words={words}
                    onSend={actions.send}
                  />
                </MorningLine>
              }
              record={
                <MorningRecord
                  course={latestCourse}
                  hasDraft={draft !== null}
                  tomorrow={weekdayOf(story.day, 1)}
                  ladder={rules.policy.pointLadder}
                  words={words.record}
                  onDecide={actions.decide}
                />
              }
            />
          </div>
        </div>
        {/* On phones the plant stands above the console and the small print below it, as items of the section itself. */}
        <figure className="max-sm:contents">
          <MorningPlant rows={rows} light={light} className="sm:mt-2 xl:mt-0" />
          <MorningCaption
            covered={counts.covered}
            all={rows.length}
            openSpots={openSpotsSentence(snapshot, words.plant)}
            isOver={isAtHorn && state.hasVisitorActed}
            words={words}
          />
        </figure>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </section>
      {/* Last in the HTML, because it is positioned at the picture's lower edge: earlier, it would move down while the rest arrives. */}
      <MorningSky {...light} />
    </>
  )
}
