import { uiAttributes } from '../../ui/ui.attributes'
import { KINDS } from './PerAlternative'

export type VersusKindsProps = { legend: string; names: readonly string[] }

/** The alternatives to choose from: radios of the browser, which need no script. */
export function VersusKinds({ legend, names }: VersusKindsProps) {
  return (
    <fieldset {...uiAttributes.print.props('no')} className="versus-kinds">
      <legend className="sr-only">{legend}</legend>
      {names.map((name, index) => (
        <label key={name}>
          <input type="radio" name="kind" value={KINDS[index]} defaultChecked={index === 0} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
