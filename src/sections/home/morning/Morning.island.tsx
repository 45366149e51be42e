import { useEffect, useRef } from 'react'
import { useEarlyInput } from '#src/islands/hydration/useEarlyInput.ts'
import { useIslandReady } from '#src/islands/hydration/useIslandReady.ts'
import { useScrollStop } from '#src/islands/useScrollStop.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import { weekdayOf } from '#src/lib/anywhere/time/dates.ts'
import type { EmployerRules } from '#src/models/morning/morningStory.ts'
import type { MorningContent } from '#src/schemas/morning/morning.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { ScrollArea } from '#src/ui/ScrollArea.tsx'
import { MorningLine } from './line/MorningLine.tsx'
import { MorningBoard } from './MorningBoard.tsx'
import { MorningCaption } from './MorningCaption.tsx'
import { MorningClock } from './MorningClock.tsx'
import { MorningPlayButton } from './MorningPlayButton.tsx'
import { MorningRail } from './MorningRail.tsx'
import { MorningRecord } from './MorningRecord.tsx'
import { MorningTabs } from './MorningTabs.tsx'
import { morningAttributes } from './morning.attributes.ts'
import { daylightAt } from './plant/daylight.ts'
import { MorningPlant } from './plant/MorningPlant.tsx'
import { MorningSky } from './plant/MorningSky.tsx'
import { useMorning } from './useMorning.ts'

export type MorningProps = MorningContent & { rules: EmployerRules }

/**
 * One morning of line 4 that a visitor can play, scrub, and call off in. Everything that it shows follows from the minute and the call-offs
 * (`morningAt.ts`). Before hydration, without scripts and on paper it shows the poster.
 */
export function Morning({ story, rules, languages, words }: MorningProps) {
  const stage = useRef<HTMLElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  const thread = useRef<HTMLDivElement>(null)
  const { state, view, dispatch, isStill, announcement } = useMorning({
    story,
    rules,
    words,
    english: languages[0]?.answer ?? '',
    inside: stage,
  })
  useIslandReady(stage)
  useScrollStop(thread)
  useEarlyInput(slider, ({ value }) => dispatch({ do: 'seek', minute: Number(value) }))
  // After hydration the slider follows the clock.
  useEffect(() => {
    if (slider.current) slider.current.value = String(view.minute)
  }, [view.minute])

  const { horn, start } = story
  const isAtHorn = view.minute === horn
  const light = daylightAt((view.minute - start) / (horn - start))
  const languageOf = (lang: string) => languages.find((language) => language.lang === lang)?.name ?? words.line.other

  return (
    <>
      <section
        ref={stage}
        aria-label={words.title}
        {...sharedAttributes.tool.props('Morning')}
        {...morningAttributes.minute.props(clockOf(view.minute))}
        {...(state.isLive ? morningAttributes.live.props() : {})}
        className="max-sm:grid max-sm:grid-cols-1"
      >
        <div className="column relative z-1 max-sm:mb-3">
          <div className="rounded-(--radius-xl) bg-deck shadow-deck ring-1 ring-deck-line ring-inset">
            <figure
              className={cn(
                'flex flex-wrap items-center gap-x-3 gap-y-2',
                'border-b border-deck-line p-3.5',
                'max-sm:pt-2.5 max-sm:pb-1.5',
                'sm:gap-x-6 sm:gap-y-3 sm:px-4',
                'xl:py-1 low:py-0.5',
              )}
            >
              <MorningClock minute={view.minute} horn={horn} words={words.clock} />
              <MorningPlayButton words={words.play} isPlaying={state.isPlaying} isAtHorn={isAtHorn} isStill={isStill} dispatch={dispatch} />
              <MorningRail slider={slider} story={story} view={view} words={words} dispatch={dispatch} />
            </figure>
            {/* On phones the parts are in a row to swipe, below their names. */}
            <MorningTabs words={words} />
            <ScrollArea
              label={words.title}
              className={cn(
                'swipe-panes grid sm:overflow-x-visible',
                'md:grid-cols-2',
                'xl:min-h-94 xl:pointer-coarse:min-h-112 low:pointer-fine:min-h-70',
                'xl:grid-cols-console',
                'print:grid-cols-2',
              )}
            >
              <MorningBoard
                view={view}
                horn={horn}
                words={words}
                languageOf={languageOf}
                className="md:col-span-2 xl:col-span-1 xl:col-start-3 xl:row-start-1 print:col-span-2 print:col-start-1"
              />
              <MorningLine
                thread={thread}
                state={state}
                view={view}
                horn={horn}
                reasons={rules.reasons}
                languages={languages}
                words={words}
                dispatch={dispatch}
                className="border-t border-deck-line xl:border-t-0 xl:border-r"
              />
              <MorningRecord
                followed={view.followed}
                isAsked={state.draft !== null}
                tomorrow={weekdayOf(story.day, 1)}
                ladder={rules.policy.pointLadder}
                words={words.record}
                dispatch={dispatch}
                className="border-t border-deck-line md:border-l xl:border-t-0 xl:border-r xl:border-l-0"
              />
            </ScrollArea>
          </div>
        </div>
        {/* On phones the plant stands above the console and the small print below it, as items of the section itself. */}
        <figure className="max-sm:contents">
          <MorningPlant rows={view.rows} light={light} />
          <MorningCaption view={view} horn={horn} isOver={isAtHorn && state.isLive} words={words} />
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
