/**
 * Words that the specification has, word for word. Visitors of its site look for them, and tests do; whoever changes them learns of
 * it from the build.
 */
import { labelField, linkField } from '../fields/fields.ts'

const message = (words: string) =>
  `The specification has these words: write “${words}”. To change them, change docs/requirements/specification.md first.`

/** @param field of a label of its own description and length; without it, any label */
export const specifiedWordsField = (words: string, field = labelField) => field.refine((written) => written === words, message(words))

/** A link with these words. @param href where it leads. @param to the same as editors write it */
export const specifiedLinkField = (words: string, { href, to }: { href: string; to: string }) =>
  linkField
    .refine((written) => written.label === words, { path: ['label'], message: message(words) })
    .refine((written) => written.href === href, { path: ['to'], message: `“${words}” leads to ${to}.` })
