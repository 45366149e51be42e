import { routeTo } from '#src/site/routes.ts'
import { FigureValue } from './FigureValue.tsx'

export type ClaimedValueProps = { claimId: string; value: string }

/** A figure that is itself the link to its claim. The words around it say what kind of figure it is. */
export function ClaimedValue({ claimId, value }: ClaimedValueProps) {
  return (
    <a href={routeTo.claim(claimId)} className="target underline decoration-dotted decoration-1 underline-offset-4 hover:decoration-solid">
      <FigureValue value={value} />
      <span className="sr-only">: how we count it</span>
    </a>
  )
}
