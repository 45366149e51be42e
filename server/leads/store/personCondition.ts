/** Finds the leads of a named person. Search and erasure share this condition, so both find the same leads. */
import type { PersonKey } from './leadStoreData.ts'

/** Characters besides digits that the form accepts in a telephone number, including spaces of any width. */
const PHONE_SEPARATORS = [
  ...'()+-./ \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\ufeff',
]
/** An extension follows x or #, and is not part of the number: "312 555 0100 x12". */
const EXTENSION_MARKED = "replace(replace(phone, 'X', 'x'), '#', 'x')"
const WITHOUT_EXTENSION = `substr(${EXTENSION_MARKED}, 1, instr(${EXTENSION_MARKED} || 'x', 'x') - 1)`
/** Telephone numbers are compared by their digits, without a country code: at most the last ten. */
const DIGITS = PHONE_SEPARATORS.reduce((sql, sign) => `replace(${sql}, char(${sign.charCodeAt(0)}), '')`, WITHOUT_EXTENSION)
const MIN_DIGITS = 7
const MAX_DIGITS = 10

/** Whether words are a telephone number that is long enough to identify a person. */
export const isTelephoneNumber = (words: string) => /^[\d\s()+./-]+$/.test(words) && words.replace(/\D/g, '').length >= MIN_DIGITS

/** A telephone number has too few digits to identify a person. */
export class TelephoneNumberTooShort extends Error {}

/** @returns a condition on `leads` and its values @throws TelephoneNumberTooShort */
export function writePersonCondition(person: PersonKey): { sql: string; values: string[] } {
  if ('reference' in person) return { sql: 'reference = ?', values: [person.reference.trim().toUpperCase()] }
  if ('email' in person) return { sql: 'lower(email) = lower(?)', values: [person.email.trim()] }
  const digits = person.phone
    .replace(/[x#].*/i, '')
    .replace(/\D/g, '')
    .slice(-MAX_DIGITS)
  if (digits.length < MIN_DIGITS) throw new TelephoneNumberTooShort(`A telephone number needs at least ${MIN_DIGITS} digits.`)
  return { sql: `substr(${DIGITS}, -${digits.length}) = ?`, values: [digits] }
}
