import type { IconName } from '#src/models/names/iconNames.ts'
import { sharedAttributes } from '../shared.attributes.ts'

/** The label is the kind of the claim, such as "Aim". */
type FigureClaim = { id: string; label: string; icon?: IconName | undefined }
/** A figure on a page, with the claim that it comes from, if any. */
export type Figure = { value: string; label: string; claim?: FigureClaim | undefined }

/** A figure on one line, however narrow its place. A qualifier ("up to") stands before it, smaller. */
export function FigureValue({ value }: Pick<Figure, 'value'>) {
  const [, limit, figure] = /^([a-z][a-z ]*) (.+)$/.exec(value) ?? [undefined, '', value]
  return (
    <span {...sharedAttributes.figureValue.props()} className="whitespace-nowrap">
      {limit && <span className="text-limit tracking-normal">{limit} </span>}
      {figure}
    </span>
  )
}
