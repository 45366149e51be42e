import type { IconName } from '#src/lib/anywhere/pictures/pictureNames.ts'
import { sharedAttributes } from '../shared.attributes.ts'

/** The claim that a figure comes from. The label is its kind, such as "Aim". */
export type FigureClaim = { id: string; label: string; icon?: IconName | undefined }
export type Figure = { value: string; label: string; claim?: FigureClaim | undefined }

export type FigureValueProps = Pick<Figure, 'value'>

/** A figure, on one line however narrow its place. What limits it ("up to") stands before it, smaller. */
export function FigureValue({ value }: FigureValueProps) {
  const [, limit, figure] = /^([a-z][a-z ]*) (.+)$/.exec(value) ?? [undefined, '', value]
  return (
    <span {...sharedAttributes.figure.props()} className="whitespace-nowrap">
      {limit && <span className="text-limit tracking-normal">{limit} </span>}
      {figure}
    </span>
  )
}
