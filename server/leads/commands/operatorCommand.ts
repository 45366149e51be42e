/** What every command receives, how it fails, and how it parses numbers and people from its arguments. */
import { isPhone } from '#src/demoForm/demoRequest.ts'
import type { DeliveryChannel } from '../lead.ts'
import type { CommandLine } from '../settings/commandLine.ts'
import type { LeadStore } from '../store/leadStore.ts'
import type { PersonKey } from '../store/leadStoreData.ts'
import type { StoreTarget } from './storeTarget.ts'

/** A failure that the operator can fix. It is printed as a sentence, without a stack. */
export class CommandError extends Error {}

export type CommandContext = {
  store: LeadStore
  target: StoreTarget
  /** Channels that the settings switch on. A released lead is delivered by each of them. */
  channels: DeliveryChannel[]
  /** Writes another command as the operator types it. */
  commandLine: CommandLine
  /** From LEAD_RETENTION_DAYS. */
  retentionDays: number
  /** The arguments after the command's name, without options. */
  positionals: string[]
  options: Record<string, string | boolean | undefined>
  /** Writes a text to standard output, unchanged. Resolves when the output can take more. */
  write: (text: string) => void | Promise<void>
}
export type OperatorCommand = {
  /** "show REFERENCE" */
  usage: string
  /** One line for the list of commands. */
  summary: string
  /** Further lines for the command's own help. */
  help?: string
  /** Minimum and maximum number of positionals. */
  positionalCount: [number, number]
  options?: Record<string, { type: 'string' | 'boolean' }>
  /** Whether it runs where the SQLite file is missing. */
  worksWithoutStore?: boolean
  run: (context: CommandContext) => Promise<void>
}

/** @throws CommandError unless the text is a whole number from 1 to 99999999 */
export function parseWholeNumber(text: string, name: string): number {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new CommandError(`${name} must be a whole number from 1 to 99999999, but is "${text}".`)
  return Number(text)
}

/** @returns the person that the words name @throws CommandError unless they are an email address, a reference or a telephone number */
export function parsePersonKey(text: string): PersonKey {
  const words = text.trim()
  if (words.includes('@')) return { email: words }
  if (/^PP-[0-9A-Z]{8}$/i.test(words)) return { reference: words }
  if (isPhone(words)) return { phone: words }
  throw new CommandError(
    `"${text}" is neither an email address, a reference like PP-7K3M9QXA, nor a telephone number of at least 7 digits.`,
  )
}
