import { Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { WalkthroughsContent } from '#src/schemas/pages/walkthroughs.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { walkthroughStart } from './playerSteps.ts'
import { walkthroughAttributes } from './walkthrough.attributes.ts'

/** Id of the button that plays and pauses. The large one of each walk-through presses it. */
export const PLAY_BUTTON_ID = 'walkthrough-play'

export type PlayerBarProps = {
  words: Pick<WalkthroughsContent['words'], 'previous' | 'play' | 'pause' | 'next' | 'scrubber' | 'place'>
  /** Number of steps of each walk-through. */
  counts: readonly number[]
  /** Spacing around it. */
  className: string
}

/** The buttons and the scrubber of the player, and the caption that screen readers say. */
export const PlayerBar = ({ words, counts, className }: PlayerBarProps) => (
  <div className={cn('only-with-script player-bar', className)}>
    <div className="flex flex-wrap items-center gap-2.5 rounded-md border border-edge bg-card p-2">
      <IconButton look="edged" width="shared" {...walkthroughAttributes.step.props('-1')} label={words.previous}>
        <SkipBack aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton look="signal" width="shared" id={PLAY_BUTTON_ID} {...walkthroughAttributes.play.props(words.pause)} label={words.play}>
        <Play aria-hidden="true" className="size-5 in-data-walkthrough-playing:hidden" />
        <Pause aria-hidden="true" className="hidden size-5 in-data-walkthrough-playing:block" />
      </IconButton>
      <IconButton look="edged" width="shared" {...walkthroughAttributes.step.props('1')} label={words.next}>
        <SkipForward aria-hidden="true" className="size-5" />
      </IconButton>
      <div className="relative min-w-0 flex-1 max-everyday:order-first max-everyday:basis-full sm:ms-1.5">
        <ScrubberRail counts={counts} />
        <input
          type="range"
          {...walkthroughAttributes.scrubber.props()}
          aria-label={words.scrubber}
          min={0}
          max={lastPosition(counts)}
          defaultValue={0}
          className="rail-slider relative block w-full"
        />
      </div>
    </div>
    <p {...walkthroughAttributes.caption.props(words.place)} role="status" className="sr-only" />
  </div>
)

/** The rail of the handle: a tick for each step, and a longer one at the start of a walk-through. */
function ScrubberRail({ counts }: Pick<PlayerBarProps, 'counts'>) {
  const end = lastPosition(counts)
  const steps = Array.from({ length: end + 1 }, (_, position) => `M${position} 7v6`)
  const starts = counts.map((_, walkthrough) => `M${walkthroughStart(walkthrough, counts)} 0v20`)
  return (
    <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${end} 20`} className="scrubber-rail fill-none stroke-edge">
      <path d={`M0 10h${end}${steps.join('')}`} strokeWidth="2" vectorEffect="non-scaling-stroke" />
      <path d={starts.join('')} strokeWidth="3" vectorEffect="non-scaling-stroke" className="stroke-ink" />
    </svg>
  )
}

const lastPosition = (counts: readonly number[]): number => walkthroughStart(counts.length, counts) - 1
