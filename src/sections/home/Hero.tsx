import { ShiftBoard, type ShiftBoardProps } from '../../illustrations/ShiftBoard'
import type { Link } from '../../site/link'
import { ButtonLink } from '../../ui/Button'
import { Eyebrow } from '../../ui/Eyebrow'
import { Heading } from '../../ui/Heading'
import { ClaimMark, type Figure } from '../shared/ClaimMark'

export type HeroProps = {
  eyebrow: string
  heading: string
  lede: string
  primary: Link
  secondary: Link
  proof: readonly Figure[]
  board: ShiftBoardProps
}

/** The first screen of home: the promise on one side, the board on the other. */
export function Hero({ eyebrow, heading, lede, primary, secondary, proof, board }: HeroProps) {
  return (
    <section className="dawn">
      <div className="column grid items-center gap-x-14 gap-y-12 pt-12 pb-14 md:pt-18.5 md:pb-20 lg:grid-cols-[1fr_1.05fr]">
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading level={1} size="hero" className="mt-4 mb-5">
            {heading}
          </Heading>
          <p className="measure-em-33 text-lg text-ink-2">{lede}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink size="large" href={primary.href}>
              {primary.label}
            </ButtonLink>
            <ButtonLink size="large" look="secondary" href={secondary.href}>
              {secondary.label}
            </ButtonLink>
          </div>
          <dl className="mt-8 flex flex-wrap gap-x-7 gap-y-4 border-t border-line pt-5">
            {proof.map((fact) => (
              <div key={fact.label} className="flex flex-col-reverse">
                <dt className="text-sm text-ink-2">
                  <span className="block">{fact.label}</span>
                  <ClaimMark {...fact} />
                </dt>
                <dd className="font-display text-2xl leading-tight font-bold tracking-tight">{fact.value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ShiftBoard {...board} />
      </div>
    </section>
  )
}
