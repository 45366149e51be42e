/** Words that the specification fixes. The build refuses others. */
import { labelField, linkField } from '../fields/fields.ts'

const message = (words: string) =>
  `The specification has these words: write “${words}”. To change them, change docs/requirements/specification.md first.`

/** @param field a label with its own description and length */
export const specifiedWordsField = (words: string, field = labelField) => field.refine((written) => written === words, message(words))

/** @param href the address @param to the same target, as editors write it */
export const specifiedLinkField = (words: string, { href, to }: { href: string; to: string }) =>
  linkField
    .refine((written) => written.label === words, { path: ['label'], message: message(words) })
    .refine((written) => written.href === href, { path: ['to'], message: `“${words}” leads to ${to}.` })
