import { placeholderTextField } from '../../fields/fields.ts'

/** A text of the morning without placeholders. */
export const plainTextField = (max = 90) => placeholderTextField(max)
