import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { WalkthroughsContent } from '#src/schemas/pages/walkthroughs.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { PlayedStory } from './PlayedStory.tsx'
import { walkthroughAttributes } from './walkthrough.attributes.ts'

export type WalkthroughProps = WalkthroughsContent['walkthroughs'][number] & {
  /** The heading of the captions. */
  transcript: string
  /** Shown until a visitor chooses another. */
  isFirst: boolean
}

/** A walk-through in the player: its story, and a transcript whose lines are aligned with the steps. */
export function Walkthrough({ id, title, captions, scene, transcript, isFirst }: WalkthroughProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      {...walkthroughAttributes.item.props()}
      {...(isFirst && walkthroughAttributes.shown.props())}
      className="walkthrough grid overflow-clip rounded-xl border border-line bg-card"
    >
      <PlayedStory titleId={`${id}-title`} title={title} scene={scene} />
      <div className="px-4 py-4.5 sm:px-6 lg:p-0">
        <Heading level={3} size="sm" tone="faint" className="pb-2 lg:self-center lg:px-5 lg:pb-0">
          {transcript}
        </Heading>
        <ol className="text-sm">
          {captions.map((caption, index) => (
            <li
              key={caption}
              {...walkthroughAttributes.transcriptLine.props()}
              className={cn(
                'walkthrough-line grid first-col-6 items-baseline',
                'border-t border-line py-2.5 pe-3 ps-3',
                'text-ink-2 current:bg-wash current:text-ink',
                'lg:items-center lg:ps-5 lg:pe-5',
              )}
            >
              <span aria-hidden="true" className="font-display font-bold tabular-nums">
                {index + 1}
              </span>
              {caption}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
