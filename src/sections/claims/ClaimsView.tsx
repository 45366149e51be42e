import type { ReactNode } from 'react'
import { Heading } from '../../ui/Heading'
import { ReadingFrame } from '../document/ReadingFrame'
import { type ClaimRow, ClaimTable } from './ClaimTable'

export type ClaimsViewProps = {
  eyebrow: string
  heading: string
  lede: string
  kinds: { id: string; heading: string; items: readonly { id: string; label: string; text: string }[] }
  groups: readonly { id: string; heading: string; label: string; text?: string | undefined; rows: readonly ClaimRow[] }[]
  /** Heads of the columns. */
  figure: string
  kind: string
  basis: string
  asOf: string
  doubt: { id: string; heading: string; text: string }
  /** Over the list of sections. */
  contents: string
  /** Ways to reach us. */
  children: ReactNode
}

/** The claims, for reading: a table for each group, a row for each figure. */
export function ClaimsView({ eyebrow, heading, lede, kinds, groups, doubt, contents, children, ...heads }: ClaimsViewProps) {
  const sections = [{ id: kinds.id, label: kinds.heading }, ...groups, { id: doubt.id, label: doubt.heading }]
  return (
    <ReadingFrame eyebrow={eyebrow} heading={heading} lede={lede} contents={contents} sections={sections} isWide>
      <div className="grid min-w-0 gap-16">
        <section aria-labelledby={kinds.id}>
          <Heading level={2} id={kinds.id} size="3xl">
            {kinds.heading}
          </Heading>
          <dl className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2">
            {kinds.items.map((kind) => (
              <div key={kind.id} className="sm:last:odd:col-span-full sm:last:odd:border-t sm:last:odd:border-line sm:last:odd:pt-5">
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
            <ClaimTable caption={group.heading} heads={heads} rows={group.rows} />
          </section>
        ))}
        <section aria-labelledby={doubt.id}>
          <Heading level={2} id={doubt.id} size="3xl">
            {doubt.heading}
          </Heading>
          <p className="mt-3 measure-60 text-ink-2">{doubt.text}</p>
          <div className="mt-6">{children}</div>
        </section>
      </div>
    </ReadingFrame>
  )
}
