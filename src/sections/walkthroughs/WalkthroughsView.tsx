import type { ReactNode } from 'react'
import type { WalkthroughsContent } from '#src/schemas/pages/walkthroughs.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { PlayerBar } from './PlayerBar.tsx'
import { WalkthroughLinks } from './WalkthroughLinks.tsx'
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
