import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { ALTERNATIVES } from '#src/models/comparison/alternatives.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'

export type AlternativeChoicesProps = {
  legend: string
  names: readonly string[]
  /** Index of the alternative that is chosen at first. */
  defaultIndex: number
  /** Name of the radio group. */
  name: 'alternative' | 'column'
  className?: string
}

/** The alternatives as native radio buttons, which need no script. */
export function AlternativeChoices({ legend, names, defaultIndex, name: group, className }: AlternativeChoicesProps) {
  return (
    <fieldset {...uiAttributes.print.props('no')} className={cn('comparison-choices', className)}>
      <legend className="sr-only">{legend}</legend>
      {names.map((name, index) => (
        <label key={name}>
          <input type="radio" name={group} value={ALTERNATIVES[index]} defaultChecked={index === defaultIndex} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
