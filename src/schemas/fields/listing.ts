/** Where lists show a feature or an industry, and what the header's menu says of it. */
import { z } from 'zod'
import { textField } from './fields.ts'

/** The place among entries of its kind. registry/checks/checkReferences.ts refuses two entries with the same place. */
export const positionField = z.number().int('Write a whole number.').min(1, 'Places begin with 1.')

export const menuDescriptionField = z.exactOptional(textField(60, 'it stands under a link of the header')).meta({
  description:
    'What the header’s menu says of the page, under its name. With this line, the header and the footer list it. Left out, they do not.',
})
