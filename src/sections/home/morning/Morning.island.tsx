import { type RefObject, useEffect, useRef } from 'react'
import { useIslandReady } from '#src/islandParts/hydration/useIslandReady.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { MorningBoard } from './board/MorningBoard.tsx'
import { createMorningBoardProps } from './board/morningBoardProps.ts'
import { MorningClock, MorningControls, MorningPlayButton } from './controls/MorningControls.tsx'
import { MorningRail } from './controls/MorningRail.tsx'
import { MorningLine } from './line/MorningLine.tsx'
import { createMorningLineProps } from './line/morningLineProps.ts'
import { MorningCaption } from './MorningCaption.tsx'
import { morningAttributes } from './morning.attributes.ts'
import { coverageSentence, openSpotsSentence } from './morningSentences.ts'
import { MorningPanes } from './panes/MorningPanes.tsx'
import { daylightAt } from './plant/daylight.ts'
import { MorningPlant } from './plant/MorningPlant.tsx'
import { MorningSky } from './plant/MorningSky.tsx'
import { MorningRecord } from './record/MorningRecord.tsx'
import { createMorningRecordProps } from './record/morningRecordProps.ts'
import type { PlayedMorning } from './state/morningState.ts'
import { useMorning } from './useMorning.ts'

export type MorningProps = PlayedMorning['content']

/**
 * One morning of line 4 that a visitor can play, scrub, and call off in. Everything that it shows follows from the minute and the call-offs
 * (`morningAt.ts`): each pane gets what its `create…Props` returns. Before hydration, without scripts and on paper it shows the poster.
 */
export function Morning(props: MorningProps) {
  const { story, words } = props
  const root = useRef<HTMLElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  const thread = useRef<HTMLDivElement>(null)
  const { morning, announcement, prefersReducedMotion, act } = useMorning(props, root, { slider, thread })
  const { state, snapshot } = morning
  const { minute, rows, counts } = snapshot
  useIslandReady(root)
  useScrollStop(thread)

  const { start, horn } = story
  const isAtHorn = minute === horn
  const light = daylightAt((minute - start) / (horn - start))

  return (
    <>
      <section
        ref={root}
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
                onAct={act}
              />
              <MorningRail
                slider={slider}
                story={story}
                minute={minute}
                events={snapshot.events}
                coverage={coverageSentence(snapshot, words.board, 'spoken')}
                words={words.rail}
                onAct={act}
              />
            </MorningControls>
            <MorningPanes
              label={words.title}
              names={{ board: words.board.tab, line: words.line.title, record: words.record.title }}
              board={<MorningBoard {...createMorningBoardProps(morning)} />}
              line={<MorningLine {...createMorningLineProps(morning)} thread={thread} onAct={act} />}
              record={<MorningRecord {...createMorningRecordProps(morning)} onAct={act} />}
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

/** Adds an element to the tab order while its content overflows, so that the keyboard can scroll it. Checked after each render. */
function useScrollStop(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element
    if (current) current.tabIndex = current.scrollHeight > current.clientHeight ? 0 : -1
  })
}
