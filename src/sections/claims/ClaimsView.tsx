import type { ReactNode } from 'react'
import type { Claim, ClaimId } from '../../site/claims'
import { Eyebrow } from '../../ui/Eyebrow'
import { Heading } from '../../ui/Heading'
import { TableOfContents } from '../document/TableOfContents'

type Entry = Pick<Claim, 'value' | 'scope' | 'basis'> & {
  id: ClaimId
  /** "Aim", "Sample count". */
  mark: string
  /** As it is printed: "November 21, 2026". */
  asOf: string
}

export type ClaimsViewProps = {
  eyebrow: string
  heading: string
  lede: string
  kinds: { id: string; heading: string; items: readonly { id: string; label: string; text: string }[] }
  groups: readonly { id: string; heading: string; label: string; text?: string | undefined; entries: readonly Entry[] }[]
  basis: string
  asOf: string
  doubt: { id: string; heading: string; text: string }
  /** Ways to reach us. */
  children: ReactNode
}

/** The registry of figures, for reading: what each counts, what kind of statement it is, and what it is based on. */
export function ClaimsView({ eyebrow, heading, lede, kinds, groups, basis, asOf, doubt, children }: ClaimsViewProps) {
  const sections = [{ id: kinds.id, label: kinds.heading }, ...groups, { id: doubt.id, label: doubt.heading }]
  return (
    <article>
      <header className="column pt-12 pb-8 md:pt-16">
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} className="mt-4">
          {heading}
        </Heading>
        <p className="mt-4 measure-60 text-lg text-ink-2">{lede}</p>
      </header>
      <div className="column gap-x-14 pb-20 max-lg:space-y-6 lg:grid lg:grid-cols-document lg:items-start">
        <TableOfContents sections={sections} />
        <div className="grid min-w-0 gap-16">
          <section aria-labelledby={kinds.id}>
            <Heading level={2} id={kinds.id} size="3xl">
              {kinds.heading}
            </Heading>
            <dl className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2">
              {kinds.items.map((kind) => (
                <div key={kind.id}>
                  <dt className="font-semibold">{kind.label}</dt>
                  <dd className="mt-1 text-ink-2">{kind.text}</dd>
                </div>
              ))}
            </dl>
          </section>
          {groups.map((group) => (
            <section key={group.id} aria-labelledby={group.id}>
              <Heading level={2} id={group.id} size="3xl">
                {group.heading}
              </Heading>
              {group.text && <p className="mt-3 measure-60 text-ink-2">{group.text}</p>}
              <ul className="mt-6 border-t border-line">
                {group.entries.map((entry) => (
                  <ClaimEntry key={entry.id} {...entry} basisLabel={basis} asOfLabel={asOf} />
                ))}
              </ul>
            </section>
          ))}
          <section aria-labelledby={doubt.id}>
            <Heading level={2} id={doubt.id} size="3xl">
              {doubt.heading}
            </Heading>
            <p className="mt-3 measure-60 text-ink-2">{doubt.text}</p>
            {children}
          </section>
        </div>
      </div>
    </article>
  )
}

function ClaimEntry({ id, value, scope, mark, basis, asOf, basisLabel, asOfLabel }: Entry & { basisLabel: string; asOfLabel: string }) {
  return (
    <li id={id} className="scroll-mt-28 border-b border-line px-3 py-5 target:bg-paper-2">
      <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-display text-2xl font-bold tracking-tight">{value}</span>
        <span className="font-semibold">{scope}</span>
      </h3>
      <p className="mt-2">
        <span className="inline-block rounded-full border border-edge px-2.5 text-sm leading-6 font-medium">{mark}</span>
      </p>
      <dl className="mt-2 grid gap-1 text-sm text-ink-2">
        <div>
          <dt className="inline font-semibold text-ink">{basisLabel}: </dt>
          <dd className="inline">{basis}</dd>
        </div>
        <div>
          <dt className="inline font-semibold text-ink">{asOfLabel}: </dt>
          <dd className="inline">{asOf}</dd>
        </div>
      </dl>
    </li>
  )
}
