import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { CompactBoardRow } from '#src/illustrations/scenes/BoardRow.tsx'
import { FlowRow } from '#src/illustrations/scenes/FlowScene.tsx'
import { SampleLabel } from '#src/illustrations/scenes/PanelHead.tsx'
import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import { Bubble } from '#src/illustrations/scenes/ThreadScene.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { SceneOf } from '#src/schemas/scenes/scenes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { PLAY_BUTTON_ID } from './PlayerBar.tsx'
import { walkthroughAttributes } from './walkthrough.attributes.ts'

export type PlayedStoryProps = { titleId: string; title: string; scene: WalkthroughScene }

/** A walk-through's name, and its whole story, step by step. */
export function PlayedStory({ titleId, title, scene }: PlayedStoryProps) {
  const story = walkthroughStory(scene)
  return (
    <div className="bg-deck text-on-deck">
      <div className="flex items-center gap-4 px-3.5 py-3.5 sm:px-6 sm:py-4 low:py-2">
        <LargePlayButton />
        <div className="flex grow flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <Heading level={2} id={titleId} size="2xl">
            {title}
          </Heading>
          <div aria-hidden="true" className="flex flex-wrap items-baseline gap-x-4 text-sm text-on-deck-2 tabular-nums">
            <p>{story.setting}</p>
            {scene.sample !== false && <SampleLabel />}
          </div>
        </div>
      </div>
      <SceneFrame describe={scene.describe} sample={scene.sample} className="played-story">
        <StorySteps {...story} />
      </SceneFrame>
    </div>
  )
}

/**
 * For mice and large touch screens, where the player's bar is far below. It is the label of the bar's button, which screen readers and
 * keyboards use.
 */
const LargePlayButton = () => (
  <label
    htmlFor={PLAY_BUTTON_ID}
    aria-hidden="true"
    className={cn(
      'only-with-script story-play grid size-13 flex-none',
      'cursor-pointer place-items-center',
      'rounded-full bg-signal text-signal-ink',
      'max-lg:hidden print:hidden',
    )}
  >
    <Play className="ms-0.5 size-6 fill-current" />
  </label>
)

/**
 * A numbered part for each step, on one line. Past parts are filled and coming ones are outlines (sections/walkthroughs/walkthrough.css),
 * so that playing moves nothing. At first the story is at its first step.
 */
const StorySteps = ({ parts, partClass }: Pick<WalkthroughStory, 'parts' | 'partClass'>) => (
  <div className="story-steps">
    {parts.map(({ key, drawing }, index) => (
      <div
        key={key}
        {...walkthroughAttributes.part.props()}
        {...(index === 0 && walkthroughAttributes.now.props())}
        {...(index > 0 && walkthroughAttributes.yetToCome.props())}
        {...(index === 1 && walkthroughAttributes.next.props())}
        className={cn('story-part @container', partClass)}
      >
        <span className="font-display font-bold tabular-nums">{index + 1}</span>
        {drawing}
      </div>
    ))}
  </div>
)

type WalkthroughStory = {
  /** Where it happens, or when. */
  setting: string
  /** What each step adds to the story. */
  parts: { key: string; drawing: ReactNode }[]
  /** Of each part: a message is as wide as its words, everything else fills the story. */
  partClass: string
}

/** @returns the scene step by step */
function walkthroughStory(scene: WalkthroughScene): WalkthroughStory {
  switch (scene.kind) {
    case 'thread':
      return {
        setting: withTiedDots(scene.title),
        parts: scene.messages.map((message) => ({ key: message.text, drawing: <Bubble message={message} /> })),
        partClass: '',
      }
    case 'board':
      return {
        setting: `${withTiedDots(scene.title)}\u00a0· ${scene.time} ${scene.label}`,
        parts: scene.rows.map((row) => ({ key: `${row.time} ${row.role}`, drawing: <CompactBoardRow row={row} /> })),
        partClass: 'story-row',
      }
    case 'flow':
      return {
        setting: `${scene.steps[0]?.when} to ${scene.steps.at(-1)?.when}`.replace('Day ', 'day\u00a0'),
        parts: scene.steps.map((step) => ({ key: step.title, drawing: <FlowRow step={step} /> })),
        partClass: 'story-row',
      }
  }
}

/** Keeps a dot at the end of its line. */
const withTiedDots = (title: string) => title.replaceAll(' ·', '\u00a0·')

/** Scenes that grow step by step: messages of a thread, rows of a board, steps of a flow. */
export type WalkthroughScene = SceneOf<'thread' | 'board' | 'flow'>
