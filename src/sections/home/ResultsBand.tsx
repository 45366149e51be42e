import { Heading } from '../../ui/Heading'
import { ClaimMark, type Figure } from '../shared/ClaimMark'
import { StatIcon } from '../shared/StatIcon'
import { sharedHooks } from '../shared/shared.hooks'

export type ResultsBandProps = {
  heading: string
  lede: string
  stats: readonly (Figure & { note: string })[]
  example: { title: string; describe: string; employees: string; lines: readonly Figure[]; note: string }
  guarantee: string
}

/** Full-bleed dark band: the figures as a departure board, and one worked example as a receipt. */
export function ResultsBand({ heading, lede, stats, example, guarantee }: ResultsBandProps) {
  return (
    <section aria-labelledby="results" className="bg-deck text-on-deck">
      <div className="column grid gap-x-16 gap-y-14 py-24 md:py-28 lg:grid-cols-figures">
        <div>
          <Heading level={2} id="results" className="measure-em-16">
            {heading}
          </Heading>
          <p className="mt-4 measure-52 text-on-deck-2">{lede}</p>
          <dl className="mt-10 grid gap-px overflow-hidden rounded-lg bg-deck-line sm:grid-cols-2">
            {stats.map((stat) => (
              <div key={stat.label} {...sharedHooks.stat.props()} className="flex flex-col-reverse justify-end bg-deck-2 p-6">
                <dt>
                  <span className="font-semibold">{stat.label}</span>
                  <span className="mt-0.5 block text-sm text-on-deck-2">{stat.note}</span>
                  <ClaimMark {...stat} className="text-on-deck-2" />
                </dt>
                <dd className="mb-2 font-display text-figure leading-none font-bold tracking-tight text-signal">
                  <StatIcon claim={stat.claim} className="mb-3" />
                  {stat.value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="self-end">
          <div className="rounded-lg bg-bubble p-6 text-bubble-ink sm:p-7">
            <Heading level={3}>{example.title}</Heading>
            <p className="mt-1 text-sm">
              {example.describe} <b className="font-semibold">{example.employees}</b>
            </p>
            <dl className="mt-5 grid border-t border-dashed border-bubble-ink/40 tabular-nums">
              {example.lines.map((line) => (
                <div
                  key={line.label}
                  className="flex items-baseline justify-between gap-4 border-b border-dashed border-bubble-ink/40 py-3"
                >
                  <dt className="text-sm">
                    {line.label} <ClaimMark {...line} />
                  </dt>
                  <dd className="font-display text-2xl font-bold whitespace-nowrap">{line.value}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-4 text-sm">{example.note}</p>
          </div>
          <p className="mt-6 border-l-4 border-signal pl-4 text-sm text-on-deck-2">{guarantee}</p>
        </div>
      </div>
    </section>
  )
}
