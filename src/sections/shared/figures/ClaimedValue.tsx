import { routeTo } from '#src/site/routes.ts'
import { FigureValue } from './FigureValue.tsx'

/** A figure that links to its claim itself, because a text nearby says the kind of all figures. */
export function ClaimedValue({ claimId, value }: { claimId: string; value: string }) {
  return (
    <a href={routeTo.claim(claimId)} className="target underline decoration-dotted decoration-1 underline-offset-4 hover:decoration-solid">
      <FigureValue value={value} />
      <span className="sr-only">: how we count it</span>
    </a>
  )
}
