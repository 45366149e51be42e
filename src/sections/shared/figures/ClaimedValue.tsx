import { routeTo } from '#src/site/routes.ts'
import { FigureValue } from './FigureValue.tsx'

export type ClaimedValueProps = { claim: string; value: string }

/** A figure that leads to its claim itself: where what stands around it says once, for all of them, what kind of figures these are. */
export function ClaimedValue({ claim, value }: ClaimedValueProps) {
  return (
    <a href={routeTo.claim(claim)} className="target underline decoration-dotted decoration-1 underline-offset-4 hover:decoration-solid">
      <FigureValue value={value} />
      <span className="sr-only">: how we count it</span>
    </a>
  )
}
