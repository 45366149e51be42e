import { validityOf } from './FieldError.tsx'
import { type DerivedAttributes, type LabelAndError, LabeledField } from './LabeledField.tsx'
import { Select, type SelectProps } from './Select.tsx'

export type SelectFieldProps = Omit<SelectProps, DerivedAttributes | 'look'> &
  LabelAndError & {
    choices: readonly string[]
    /** The empty first option, so that the visitor has to choose. */
    placeholder: string
  }

/** The browser's own select with a label, in the look of the other fields. */
export function SelectField({ id, label, error, choices, placeholder, ...select }: SelectFieldProps) {
  return (
    <LabeledField id={id} label={label} error={error}>
      <Select {...select} id={id} {...validityOf(id, error)}>
        <option value="">{placeholder}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    </LabeledField>
  )
}
