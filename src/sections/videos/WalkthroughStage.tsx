import type { ReactNode } from 'react'
import { BoardRow } from '../../illustrations/BoardRow'
import { FlowRow } from '../../illustrations/DecisionFlow'
import { SampleMark } from '../../illustrations/PanelHead'
import { Scene } from '../../illustrations/Scene'
import { Bubble } from '../../illustrations/TextThread'
import { cn } from '../../lib/anywhere/cn'
import { Heading } from '../../ui/Heading'
import { walkthroughAttributes } from './walkthrough.attributes'
import type { WalkthroughScene } from './walkthroughScene'

export type WalkthroughStageProps = { titleId: string; title: string; scene: WalkthroughScene }

/**
 * The stage of a walk-through: all of its story at once, a numbered part for each step on one line. What has happened is
 * filled, what is to come an outline in its place (sections/videos/walkthrough.css), so that playing it moves nothing.
 */
export function WalkthroughStage({ titleId, title, scene }: WalkthroughStageProps) {
  return (
    <div className="bg-deck text-on-deck">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 pt-4.5 pb-3 sm:px-6">
        <Heading level={2} id={titleId} size="2xl">
          {title}
        </Heading>
        <div aria-hidden="true" className="ml-auto flex flex-wrap items-baseline justify-end gap-x-4 text-sm text-on-deck-2 tabular-nums">
          {scene.sample !== false && <SampleMark />}
          <p>{placeOf(scene)}</p>
        </div>
      </div>
      <Scene describe={scene.describe} sample={scene.sample} className="stage" hasMarkInHead>
        <div className="stage-steps">
          {partsOf(scene).map((part, index) => (
            <div
              key={part.key}
              {...walkthroughAttributes.part.props()}
              {...(index === 0 && walkthroughAttributes.now.props())}
              {...(index > 0 && walkthroughAttributes.yetToCome.props())}
              {...(index === 1 && walkthroughAttributes.next.props())}
              className={cn('stage-part @container', scene.kind !== 'thread' && 'stage-row')}
            >
              <span className="font-display font-bold tabular-nums">{index + 1}</span>
              {part.drawn}
            </div>
          ))}
        </div>
      </Scene>
    </div>
  )
}

type Part = { key: string; drawn: ReactNode }

function partsOf(scene: WalkthroughScene): Part[] {
  switch (scene.kind) {
    case 'thread':
      return scene.messages.map((message) => ({ key: message.text, drawn: <Bubble message={message} /> }))
    case 'board':
      return scene.rows.map((row) => ({ key: `${row.time} ${row.role}`, drawn: <BoardRow row={row} isCompact /> }))
    case 'flow':
      return scene.steps.map((step) => ({ key: step.title, drawn: <FlowRow step={step} /> }))
  }
}

/** @returns where, or from when to when, the story is set */
function placeOf(scene: WalkthroughScene): string {
  if (scene.kind === 'flow') return `${scene.steps[0]?.when} to ${scene.steps.at(-1)?.when}`.replace('Day ', 'day\u00a0')
  const place = scene.title.replaceAll(' ·', '\u00a0·')
  return scene.kind === 'board' ? `${place}\u00a0· ${scene.timeLabel}` : place
}
