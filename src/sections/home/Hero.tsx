import { ShiftBoard, type ShiftBoardProps } from '../../illustrations/ShiftBoard'
import { ClaimMark, type Figure } from '../shared/ClaimMark'
import { HeroText, type HeroTextProps } from '../shared/HeroText'

export type HeroProps = Omit<HeroTextProps, 'size'> & {
  proof: readonly Figure[]
  board: ShiftBoardProps
}

/** The first screen of home: the promise on one side, the board on the other. */
export function Hero({ proof, board, ...text }: HeroProps) {
  return (
    <section className="dawn">
      <div className="column grid items-center gap-x-14 gap-y-12 pt-12 pb-14 md:pt-18.5 md:pb-20 lg:grid-cols-[1fr_1.05fr]">
        <div>
          <HeroText {...text} size="hero" />
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
