import { useEffect, useRef } from 'react'
import { useEarlyInput } from '#src/islands/hydration/useEarlyInput.ts'
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
export function Morning({ story, rules, languages, words }: MorningProps) {
  const section = useRef<HTMLElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  const thread = useRef<HTMLDivElement>(null)
  const englishAnswer = languages[0]?.answer ?? ''
  const { state, snapshot, dispatch, prefersReducedMotion, announcement } = useMorning({ story, rules, words, englishAnswer, section })
  const { minute, latestCourse } = snapshot
  useIslandReady(section)
  useScrollStop(thread)
  useEarlyInput(slider, ({ value }) => dispatch({ type: 'seek', minute: Number(value) }))
  // After hydration the slider follows the clock.
  useEffect(() => {
    if (slider.current) slider.current.value = String(minute)
  }, [minute])

  const { start, horn } = story
  const isAtHorn = minute === horn
  const light = daylightAt((minute - start) / (horn - start))
  const languageNameOf = (lang: string) => languages.find((language) => language.lang === lang)?.name ?? words.line.other

  return (
    <>
      <section
        ref={section}
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
                isPlaying={state.isPlaying}
                isAtHorn={isAtHorn}
                prefersReducedMotion={prefersReducedMotion}
                dispatch={dispatch}
              />
              <MorningRail slider={slider} story={story} snapshot={snapshot} words={words} dispatch={dispatch} />
            </MorningControls>
            <MorningPanes
              label={words.title}
              names={{ board: words.board.tab, line: words.line.title, record: words.record.title }}
              board={
                <MorningBoard snapshot={snapshot} words={words.board} languageNameOf={languageNameOf}>
                  <MorningSearch course={latestCourse} words={words.search} className="mt-3.5 xl:mt-2 low:mt-1.5" />
                </MorningBoard>
              }
              line={
                <MorningLine
                  thread={thread}
                  state={state}
                  course={latestCourse}
                  reasons={rules.reasons}
                  languages={languages}
                  words={words.line}
                  dispatch={dispatch}
                >
                  <MorningCompose state={state} snapshot={snapshot} languages={languages} words={words} dispatch={dispatch} />
                </MorningLine>
              }
              record={
                <MorningRecord
                  course={latestCourse}
                  hasDraft={state.draft !== null}
                  tomorrow={weekdayOf(story.day, 1)}
                  ladder={rules.policy.pointLadder}
                  words={words.record}
                  dispatch={dispatch}
                />
              }
            />
          </div>
        </div>
        {/* On phones the plant stands above the console and the small print below it, as items of the section itself. */}
        <figure className="max-sm:contents">
          <MorningPlant rows={snapshot.rows} light={light} className="sm:mt-2 xl:mt-0" />
          <MorningCaption snapshot={snapshot} isOver={isAtHorn && state.hasVisitorActed} words={words} />
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
