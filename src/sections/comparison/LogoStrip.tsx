import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { ComparisonContent } from '#src/schemas/pages/comparison.ts'
import { type Client, ClientLogo } from '#src/sections/shared/clientLogo/ClientLogo.tsx'
import { SampleNote } from '#src/sections/shared/SampleNote.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { comparisonAttributes } from './comparison.attributes.ts'

export type LogoStripProps = ComparisonContent['strip'] & {
  clients: readonly Client[]
  /** Small print while the clients are samples. */
  sampleNote: string | undefined
}

/** This many names are about 2,500 px wide. With fewer, a wide screen would show the end of the strip. */
const MIN_LOGOS_IN_ROUND = 12

/** Logos that pass by once in LOGO_STRIP.loopSeconds. `logoStrip.client.ts` makes the button pause them. */
export function LogoStrip({ heading, pause, play, list, clients, sampleNote }: LogoStripProps) {
  const timesInRound = Math.ceil(MIN_LOGOS_IN_ROUND / Math.max(1, clients.length))
  return (
    <section aria-labelledby="strip" className="border-y border-line bg-paper-2">
      <div className="column flex items-center justify-between gap-4 pt-6">
        <Heading level={2} id="strip" size="sm" look="label" tone="quiet">
          {heading}
        </Heading>
        {/* A button of its own: smaller than any `Button`, so that it is no louder than the small heading beside it. */}
        <button
          type="button"
          {...comparisonAttributes.toggle.props()}
          className="only-with-script target min-h-9 rounded-sm border border-edge px-3 text-xs font-semibold still:hidden"
        >
          <span {...comparisonAttributes.toggleWord.props(play)}>{pause}</span>
          <span className="sr-only"> {list}</span>
        </button>
      </div>
      <div {...comparisonAttributes.strip.props()} className="logo-strip overflow-hidden py-6">
        <div {...comparisonAttributes.track.props()} className="logo-strip-track flex w-max still:w-full print:w-full">
          <StripList clients={clients} />
          {/* The rest of the first round, and the second. Each list begins where the one before it ends. */}
          {Array.from({ length: 2 * timesInRound - 1 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of one list
            <div key={index} aria-hidden="true" className="still:hidden print:hidden">
              <StripList clients={clients} />
            </div>
          ))}
        </div>
      </div>
      <SampleNote note={sampleNote} className="column mb-4" />
    </section>
  )
}

/** On one line. Each list ends with the space to the next one. */
const PASSING_LIST = 'flex shrink-0 items-center gap-x-14 pr-14 text-ink-3'
/** Without motion, and on paper: all logos in the page's column, in as many columns as fit. */
const STILL_LIST = cn(
  'still:column still:grid still:shrink',
  'still:grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] still:gap-4',
  'still:md:grid-cols-3 still:lg:grid-cols-4 still:xl:grid-cols-5',
  'print:column print:grid print:shrink print:grid-cols-4 print:gap-4',
)

function StripList({ clients }: { clients: readonly Client[] }) {
  return (
    <ul className={`${PASSING_LIST} ${STILL_LIST}`}>
      {clients.map((client) => (
        <li key={client.name} className="whitespace-nowrap still:whitespace-normal print:whitespace-normal">
          <ClientLogo {...client} />
        </li>
      ))}
    </ul>
  )
}
