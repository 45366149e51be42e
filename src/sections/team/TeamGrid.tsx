import { PORTRAIT } from '../../illustrations/portrait/portraitSvg'
import type { PortraitName } from '../../lib/anywhere/pictureNames'
import { routeTo } from '../../site/routes'
import { Eyebrow } from '../../ui/Eyebrow'
import { Heading } from '../../ui/Heading'
import { SampleNote } from '../shared/SampleNote'

export type TeamGridProps = {
  eyebrow: string
  heading: string
  lede: string
  members: readonly { id: string; name: string; title: string; bio: string; portrait: PortraitName | null }[]
  /** Small print while these are samples. */
  sampleNote: string | undefined
}

/** Portraits that most screens show at once. */
const EAGER = 3

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((part) => part[0])
    .join('')

/** Leadership cards. Without a portrait, the initials stand on a tile. */
export function TeamGrid({ eyebrow, heading, lede, members, sampleNote }: TeamGridProps) {
  return (
    <section className="dawn">
      <div className="column py-12 md:py-20">
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} className="mt-4 measure-em-16">
          {heading}
        </Heading>
        <p className="mt-4 measure-52 text-lg text-ink-2">{lede}</p>
        <SampleNote note={sampleNote} className="mt-4" />
        <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {members.map((member, index) => (
            <li key={member.id} id={member.id}>
              {member.portrait ? (
                <img
                  src={routeTo.portrait(member.portrait)}
                  alt={`Drawn portrait of ${member.name}`}
                  {...PORTRAIT}
                  loading={index < EAGER ? 'eager' : 'lazy'}
                  decoding="async"
                  className="w-full rounded-lg"
                />
              ) : (
                <div
                  aria-hidden="true"
                  className="grid aspect-8/9 w-full place-items-center rounded-lg bg-signal font-display text-[5rem] font-bold text-signal-ink"
                >
                  {initialsOf(member.name)}
                </div>
              )}
              <Heading level={2} size="2xl" className="mt-4">
                {member.name}
              </Heading>
              <p className="text-sm font-semibold text-ink-2">{member.title}</p>
              <p className="mt-2 text-ink-2">{member.bio}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
