/** Commands that only read. */

import { isDay } from '#src/lib/anywhere/time/dates.ts'
import type { FullLead, LeadWithDeliveries, StoredLead } from '../store/leadStoreData.ts'
import { writeCsvHeader, writeCsvLines } from './csv.ts'
import { CommandError, type OperatorCommand, parsePersonKey, parseWholeNumber } from './operatorCommand.ts'

const DEFAULT_MOST = '50'

const writeLine = (lead: StoredLead) =>
  `${lead.reference}  ${lead.receivedAt.slice(0, 16)}  ${lead.company} (${lead.employees})  ${lead.name} <${lead.email}>`
/** "webhook delivered, email dead", or why there is nothing to deliver */
function describeState({ quarantine, deliveries }: LeadWithDeliveries): string {
  if (quarantine && !quarantine.releasedAt) return `[quarantine: ${quarantine.reason}]`
  return deliveries.map(({ channel, state }) => `${channel} ${state}`).join(', ') || 'no delivery'
}
const parseMost = (value: string | boolean | undefined) => parseWholeNumber(String(value ?? DEFAULT_MOST), '--most')
const mostOption = { most: { type: 'string' } } as const

export const listCommand: OperatorCommand = {
  usage: 'list',
  summary: 'the newest leads, without those in quarantine',
  help: '--most N   how many (50)',
  positionalCount: [0, 0],
  options: mostOption,
  async run({ store, options, write, commandLine }) {
    const leads = await store.listLeads(parseMost(options.most))
    const { quarantined } = await store.countByState()
    write(leads.length > 0 ? leads.map((lead) => `${writeLine(lead)}\n`).join('') : quarantined > 0 ? '' : 'No leads yet.\n')
    if (quarantined > 0) write(`${quarantined} in quarantine, which are not listed here: ${commandLine('quarantine')}\n`)
  },
}
export const searchCommand: OperatorCommand = {
  usage: 'search WORDS',
  summary: 'leads whose name, email, company, phone or reference contains the words',
  help: '--most N   how many (50)\nOne part of a name or an address finds more than all of it; a telephone number is found however it was typed.',
  positionalCount: [1, 20],
  options: mostOption,
  async run({ store, positionals, options, write }) {
    const leads = await store.listMatching(positionals.join(' '), parseMost(options.most))
    write(leads.length === 0 ? 'Nothing found.\n' : leads.map((lead) => `${writeLine(lead)}  ${describeState(lead)}\n`).join(''))
  },
}
export const showCommand: OperatorCommand = {
  usage: 'show REFERENCE',
  summary: 'one lead with everything that is kept: deliveries, corrections, campaign (JSON)',
  positionalCount: [1, 1],
  async run({ store, positionals: [reference = ''], write }) {
    const lead = await store.findLead(reference)
    if (!lead) throw new CommandError(`There is no lead ${reference}.`)
    write(`${JSON.stringify(lead, null, 2)}\n`)
  },
}
export const exportCommand: OperatorCommand = {
  usage: 'export',
  summary: 'all leads as CSV for Excel, to the standard output',
  help: 'With quarantine and delivery states; for example: leads export > leads.csv',
  positionalCount: [0, 0],
  async run({ store, write }) {
    await write(writeCsvHeader())
    for await (const page of store.readInPages()) await write(writeCsvLines(page))
  },
}
export const personCommand: OperatorCommand = {
  usage: 'person EMAIL | PHONE | REFERENCE',
  summary: 'everything that is kept of one person, as JSON to hand over',
  positionalCount: [1, 8],
  async run({ store, positionals, write }) {
    const found: FullLead[] = await store.listLeadsOf(parsePersonKey(positionals.join(' ')))
    if (found.length === 0) throw new CommandError(`Nothing is kept of ${positionals.join(' ')}.`)
    write(`${JSON.stringify(found, null, 2)}\n`)
  },
}
export const waitingCommand: OperatorCommand = {
  usage: 'waiting',
  summary: 'deliveries that are still tried: attempts, the next one, and what went wrong',
  help: '--most N   how many (50)',
  positionalCount: [0, 0],
  options: mostOption,
  async run({ store, options, write, commandLine }) {
    const now = new Date().toISOString()
    const deliveries = await store.listWaiting(parseMost(options.most))
    for (const { reference, channel, attempts, nextAttemptAt, lastError } of deliveries)
      write(
        `${reference}  ${channel}  ${attempts} attempts, ${nextAttemptAt > now ? 'next' : 'due since'} ${nextAttemptAt.slice(0, 16)}${lastError ? `: ${lastError}` : ''}\n`,
      )
    const { waiting, dead } = await store.countByState()
    write(`${waiting} waiting (times in UTC), ${dead} dead\n`)
    const unassignedCount = await store.countUnassigned(now)
    if (unassignedCount > 0)
      write(`${unassignedCount} leads without any delivery: the service gives them one within a minute, if it runs and a channel is set.\n`)
    if (waiting > 0) write(`To have all of it tried now: ${commandLine('replay')}\n`)
  },
}
export const deadCommand: OperatorCommand = {
  usage: 'dead',
  summary: 'deliveries that are not tried any more, and why',
  positionalCount: [0, 0],
  async run({ store, write }) {
    const deliveries = await store.listDead()
    for (const { reference, channel, attempts, deadAt, lastError } of deliveries)
      write(`${reference}  ${channel}  ${attempts} attempts, dead since ${deadAt.slice(0, 16)}: ${lastError}\n`)
    const { waiting } = await store.countByState()
    write(`${deliveries.length} dead (times in UTC), ${waiting} waiting\n`)
  },
}
export const statsCommand: OperatorCommand = {
  usage: 'stats',
  summary: 'how many leads each landing page, campaign and industry brought',
  help: '--since DAY   only from that day on, like 2026-11-01',
  positionalCount: [0, 0],
  options: { since: { type: 'string' } },
  async run({ store, options, write }) {
    const since = String(options.since ?? '')
    if (since && !isDay(since)) throw new CommandError(`--since must be a day like 2026-11-01, but is "${since}".`)
    const { leads, quarantined, waiting, delivered, dead } = await store.countByState()
    write(
      `${leads - quarantined} leads, ${quarantined} in quarantine; deliveries: ${delivered} delivered, ${waiting} waiting, ${dead} dead\n`,
    )
    const tables = [
      ['Landing page', { campaign: 'landing' }],
      ['Campaign', { campaign: 'utm_campaign' }],
      ['Source', { campaign: 'utm_source' }],
      ['Industry', 'industry'],
    ] as const
    for (const [title, by] of tables) {
      write(`\n${title}${since ? ` (from ${since})` : ''}\n`)
      for (const { value, count } of await store.listTallies(by, since)) write(`${String(count).padStart(7)}  ${value || 'unknown'}\n`)
    }
  },
}
