/** Which leads are those of a person whom somebody names. Search and erasure share this condition, so both mean the same leads. */
import type { PersonKey } from './leadStoreData.ts'

/** What the form takes in a telephone number beside digits: signs, and blanks of any width. */
const IN_NUMBERS = [...'()+-./ \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\ufeff']
/** An extension follows x or #, and is no part of the number: "312 555 0100 x12". */
const EXTENSION_MARKED = "replace(replace(phone, 'X', 'x'), '#', 'x')"
const WITHOUT_EXTENSION = `substr(${EXTENSION_MARKED}, 1, instr(${EXTENSION_MARKED} || 'x', 'x') - 1)`
/** Telephone numbers are compared by their digits, without a country code: the last ten where there are as many. */
const DIGITS = IN_NUMBERS.reduce((sql, sign) => `replace(${sql}, char(${sign.charCodeAt(0)}), '')`, WITHOUT_EXTENSION)
const LEAST_DIGITS = 7
const MOST_DIGITS = 10

/** Whether words are a telephone number, long enough to tell people apart. */
export const isTelephoneNumber = (words: string) => /^[\d\s()+./-]+$/.test(words) && words.replace(/\D/g, '').length >= LEAST_DIGITS

/** @returns a condition on `leads` and its values @throws RangeError for a number too short to tell people apart */
export function writePersonCondition(person: PersonKey): { sql: string; values: string[] } {
  if ('reference' in person) return { sql: 'reference = ?', values: [person.reference.trim().toUpperCase()] }
  if ('email' in person) return { sql: 'lower(email) = lower(?)', values: [person.email.trim()] }
  const digits = person.phone
    .replace(/[x#].*/i, '')
    .replace(/\D/g, '')
    .slice(-MOST_DIGITS)
  if (digits.length < LEAST_DIGITS) throw new RangeError(`A telephone number needs at least ${LEAST_DIGITS} digits.`)
  return { sql: `substr(${DIGITS}, -${digits.length}) = ?`, values: [digits] }
}
