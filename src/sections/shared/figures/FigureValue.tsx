import { sharedAttributes } from '../shared.attributes.ts'

/** A figure on a page, and which claim it comes from, where it does. */
export type Figure = { value: string; label: string; claim?: string | undefined }

export type FigureValueProps = Pick<Figure, 'value'>

/** A figure on one line, however narrow its place. A qualifier ("up to") stands before it, smaller. */
export function FigureValue({ value }: FigureValueProps) {
  const [, limit, figure] = /^([a-z][a-z ]*) (.+)$/.exec(value) ?? [undefined, '', value]
  return (
    <span {...sharedAttributes.figure.props()} className="whitespace-nowrap">
      {limit && <span className="text-limit tracking-normal">{limit} </span>}
      {figure}
    </span>
  )
}
