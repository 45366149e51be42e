import { ClientMark } from '../../illustrations/ClientMark'
import type { MarkName } from '../../lib/anywhere/pictureNames'

export type ClientGridProps = {
  heading: string
  lede: string
  clients: readonly { name: string; mark: MarkName; wordmark: 'plain' | 'caps' }[]
  industries: readonly { label: string; href: string }[]
}

/** Twenty client logos and the industries they come from. */
export function ClientGrid({ heading, lede, clients, industries }: ClientGridProps) {
  return (
    <section aria-labelledby="clients" className="border-y border-line bg-paper-2">
      <div className="column py-14 md:py-16">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <h2 id="clients" className="text-3xl">
            {heading}
          </h2>
          <p className="max-w-[46ch] text-sm text-ink-2">{lede}</p>
        </div>
        <ul className="mt-9 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4 lg:grid-cols-5">
          {clients.map((client) => (
            <li key={client.name} className="flex min-h-[72px] items-center justify-center gap-2 bg-paper-2 px-2 text-ink-3">
              <ClientLogo {...client} />
            </li>
          ))}
        </ul>
        <ul aria-label="Industries" className="mt-7 flex flex-wrap gap-2">
          {industries.map((industry) => (
            <li key={industry.href}>
              <a
                href={industry.href}
                className="inline-flex min-h-9 items-center rounded-full border border-edge px-3.5 text-sm font-medium no-underline hover:bg-card"
              >
                {industry.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function ClientLogo({ name, mark, wordmark }: { name: string; mark: MarkName; wordmark: 'plain' | 'caps' }) {
  return (
    <>
      <ClientMark name={mark} className="size-5" />
      <span
        className={`font-display leading-tight font-bold ${wordmark === 'caps' ? 'text-sm tracking-wide uppercase' : 'text-[1.05rem] tracking-[-0.01em]'}`}
      >
        {name}
      </span>
    </>
  )
}
