import { uiAttributes } from '../../ui/ui.attributes'
import { ALTERNATIVES } from './PerAlternative'

export type VersusChoicesProps = { legend: string; names: readonly string[] }

/** The alternatives to choose from: radios of the browser, which need no script. */
export function VersusChoices({ legend, names }: VersusChoicesProps) {
  return (
    <fieldset {...uiAttributes.print.props('no')} className="versus-choices">
      <legend className="sr-only">{legend}</legend>
      {names.map((name, index) => (
        <label key={name}>
          <input type="radio" name="alternative" value={ALTERNATIVES[index]} defaultChecked={index === 0} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
