import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { WalkthroughsContent } from '#src/schemas/pages/walkthroughs.ts'
import { Heading } from '#src/ui/Heading.tsx'
import type { WalkthroughScene } from './PlayedStory.tsx'
import { PlayerBar } from './PlayerBar.tsx'
import { walkthroughAttributes } from './walkthrough.attributes.ts'

export type WalkthroughsViewProps = Pick<WalkthroughsContent, 'heading' | 'lede' | 'words' | 'walkthroughs'> & {
  /** The walk-throughs themselves. */
  children?: ReactNode
}

/**
 * The page of walk-throughs, with one player for all. Without a script they are stacked below a list of links; `walkthrough.client.ts`
 * shows one at a time and moves through its steps.
 */
export function WalkthroughsView({ heading, lede, words, walkthroughs, children }: WalkthroughsViewProps) {
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
          <WalkthroughLinks label={words.list} walkthroughs={walkthroughs} />
          <div className="mt-3 grid gap-10 max-lg:order-last">{children}</div>
          <PlayerBar words={words} counts={walkthroughs.map(({ captions }) => captions.length)} className="mt-3 lg:mt-7" />
        </div>
      </div>
    </section>
  )
}

type WalkthroughLinksProps = {
  /** Accessible name. */
  label: string
  walkthroughs: readonly Pick<WalkthroughsContent['walkthroughs'][number], 'id' | 'title' | 'scene'>[]
}

/** The walk-throughs as a list of links, each with its poster, which narrow screens hide. */
const WalkthroughLinks = ({ label, walkthroughs }: WalkthroughLinksProps) => (
  <nav aria-label={label}>
    <ol className="grid grid-cols-2 gap-2 max-small-phone:grid-cols-1 sm:gap-3 lg:grid-cols-4">
      {walkthroughs.map(({ id, title, scene }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            {...walkthroughAttributes.itemLink.props()}
            className={cn(
              'walkthrough-link flex h-full min-h-11 gap-2.5 overflow-clip',
              'rounded-lg border-2 border-line bg-card',
              'text-sm leading-snug font-semibold text-ink-2 no-underline',
              'hover:border-ink hover:text-ink current:border-signal-deep current:text-ink',
            )}
          >
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
)

const WIDTH = 44
const HEIGHT = 28

/** A walk-through as a small drawing on its poster: its bubbles, rows or steps. */
function WalkthroughSign({ scene }: { scene: WalkthroughScene }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full fill-current">
      <path d={barsOf(scene)} />
    </svg>
  )
}

function barsOf(scene: WalkthroughScene): string {
  switch (scene.kind) {
    case 'thread': {
      const longest = Math.max(...scene.messages.map(({ text }) => text.length))
      return rows(scene.messages, ({ text, reply: isReply }, y, height) => {
        const width = Math.round(14 + (18 * text.length) / longest)
        return bar(isReply ? WIDTH - width : 0, y, width, height)
      })
    }
    // A row ends with its status, a step begins with its time.
    case 'board':
      return rows(scene.rows, (_, y, height) => bar(0, y, 30, height) + bar(33, y, 11, height))
    case 'flow':
      return rows(scene.steps, (_, y, height) => bar(0, y, 7, height) + bar(10, y, 34, height))
  }
}

function rows<Row>(all: readonly Row[], draw: (row: Row, y: number, height: number) => string): string {
  const pitch = (HEIGHT + 2) / all.length
  return all.map((row, index) => draw(row, Number((index * pitch).toFixed(1)), Number((pitch - 2).toFixed(1)))).join('')
}

const bar = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`
