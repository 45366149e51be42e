import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { ALTERNATIVES } from '#src/models/comparison/alternatives.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'

export type AlternativeChoicesProps = {
  legend: string
  names: readonly string[]
  /** Which of them is chosen until a visitor chooses, by its place. */
  defaultIndex: number
  /** Of the radios: one choice of the page. */
  name: 'alternative' | 'column'
  className?: string
}

/** The alternatives to choose from: radios of the browser, which need no script. */
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
