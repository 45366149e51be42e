import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { WalkthroughsContent } from '#src/schemas/pages/walkthroughs.ts'
import { WalkthroughSign } from './WalkthroughSign.tsx'
import { walkthroughAttributes } from './walkthrough.attributes.ts'

export type WalkthroughLinksProps = {
  /** Accessible name. */
  label: string
  walkthroughs: readonly Pick<WalkthroughsContent['walkthroughs'][number], 'id' | 'title' | 'scene'>[]
}

/** The walk-throughs as a list of links, each with its poster, which narrow screens hide. */
export const WalkthroughLinks = ({ label, walkthroughs }: WalkthroughLinksProps) => (
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
