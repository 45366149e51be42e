import type { PersonKey } from '../store/leadStoreData.ts'
import { CommandError } from './operatorCommand.ts'

/** @returns whom the words name @throws CommandError when they are neither an email address, a reference nor a telephone number */
export function readPersonKey(text: string): PersonKey {
  const words = text.trim()
  if (words.includes('@')) return { email: words }
  if (/^PP-[0-9A-Z]{8}$/i.test(words)) return { reference: words }
  if (/^[\d\s()+./x#-]+$/i.test(words) && words.replace(/\D/g, '').length >= 7) return { phone: words }
  throw new CommandError(
    `"${text}" is neither an email address, a reference like PP-7K3M9QXA, nor a telephone number of at least 7 digits.`,
  )
}
