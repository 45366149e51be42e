import { Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { WalkthroughsContent } from '#src/schemas/walkthroughs.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { walkthroughStart } from './playerPlaces.ts'
import { WalkthroughSign } from './WalkthroughSign.tsx'
import { PLAY_ID } from './WalkthroughStage.tsx'
import { walkthroughAttributes } from './walkthrough.attributes.ts'

/** The link to a walk-through with its poster, which narrow screens hide. */
const ITEM = cn(
  'walkthrough-link flex h-full min-h-11 gap-2.5 overflow-clip',
  'rounded-lg border-2 border-line bg-card',
  'text-sm leading-snug font-semibold text-ink-2 no-underline',
)
/** The hovered link, and the current one. */
const ITEM_MARKED = 'hover:border-ink hover:text-ink current:border-signal-deep current:text-ink'

export type WalkthroughsViewProps = Pick<WalkthroughsContent, 'heading' | 'lede' | 'words'> & {
  walkthroughs: WalkthroughsContent['walkthroughs']
  /** The walk-throughs themselves. */
  children?: ReactNode
}

/**
 * The page of walk-throughs, with one player for all. Without a script they are stacked below a list of links; `walkthrough.client.ts`
 * shows one at a time and moves through its steps.
 */
export function WalkthroughsView({ heading, lede, words, walkthroughs, children }: WalkthroughsViewProps) {
  const steps = walkthroughs.reduce((sum, { captions }) => sum + captions.length, 0)
  return (
    <section className="dawn">
      <div className="column py-6 md:py-8 low:pt-3">
        <div className="grid gap-x-14 gap-y-3 xl:grid-cols-led xl:items-baseline-last">
          <Heading level={1} size="6xl">
            {heading}
          </Heading>
          <p className="measure-64 text-ink-2 max-sm:text-lg">{lede}</p>
        </div>
        <div {...walkthroughAttributes.player.props()} className="walkthrough-player mt-5 flex flex-col md:mt-6 low:mt-3">
          <nav aria-label={words.list}>
            <ol className="grid grid-cols-2 gap-2 max-small-phone:grid-cols-1 sm:gap-3 lg:grid-cols-4">
              {walkthroughs.map(({ id, title, scene }, index) => (
                <li key={id}>
                  <a href={`#${id}`} {...walkthroughAttributes.itemLink.props()} className={`${ITEM} ${ITEM_MARKED}`}>
                    <span className="walkthrough-poster flex w-19 flex-none items-center bg-deck px-3 py-2.5 max-sm:hidden">
                      <WalkthroughSign scene={scene} />
                    </span>
                    <span className="flex items-center gap-2 py-2 pe-2.5 max-sm:ps-2.5">
                      <span className="font-display font-bold tabular-nums">{index + 1}</span>
                      {title}
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="mt-3 grid gap-10 max-lg:order-last">{children}</div>
          <div className="only-with-script player-bar mt-3 lg:mt-7">
            <div className="flex flex-wrap items-center gap-2.5 rounded-md border border-edge bg-card p-2">
              <IconButton look="edged" width="shared" {...walkthroughAttributes.step.props('-1')} label={words.previous}>
                <SkipBack aria-hidden="true" className="size-5" />
              </IconButton>
              <IconButton look="signal" width="shared" id={PLAY_ID} {...walkthroughAttributes.play.props(words.pause)} label={words.play}>
                <Play aria-hidden="true" className="size-5 in-data-walkthrough-playing:hidden" />
                <Pause aria-hidden="true" className="hidden size-5 in-data-walkthrough-playing:block" />
              </IconButton>
              <IconButton look="edged" width="shared" {...walkthroughAttributes.step.props('1')} label={words.next}>
                <SkipForward aria-hidden="true" className="size-5" />
              </IconButton>
              <div className="relative min-w-0 flex-1 max-everyday:order-first max-everyday:basis-full sm:ms-1.5">
                <Rail counts={walkthroughs.map(({ captions }) => captions.length)} />
                <input
                  type="range"
                  {...walkthroughAttributes.scrubber.props()}
                  aria-label={words.scrubber}
                  min={0}
                  max={steps - 1}
                  defaultValue={0}
                  className="rail-slider relative block w-full"
                />
              </div>
            </div>
            <p {...walkthroughAttributes.caption.props(words.place)} role="status" className="sr-only" />
          </div>
        </div>
      </div>
    </section>
  )
}

/** The rail of the handle: a tick for each step, and a longer one at the start of a walk-through. */
function Rail({ counts }: { counts: readonly number[] }) {
  const end = walkthroughStart(counts.length, counts) - 1
  const steps = Array.from({ length: end + 1 }, (_, position) => `M${position} 7v6`)
  const starts = counts.map((_, walkthrough) => `M${walkthroughStart(walkthrough, counts)} 0v20`)
  return (
    <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${end} 20`} className="scrubber-rail fill-none stroke-edge">
      <path d={`M0 10h${end}${steps.join('')}`} strokeWidth="2" vectorEffect="non-scaling-stroke" />
      <path d={starts.join('')} strokeWidth="3" vectorEffect="non-scaling-stroke" className="stroke-ink" />
    </svg>
  )
}
