/** Commands that change stored leads. */

import { oneOrMany } from '#src/lib/anywhere/text/wording.ts'
import { checkpointWal } from '../databases/sqliteBackup.ts'
import { LEASE_MS } from '../delivery/delivery.ts'
import { DELIVERY_CHANNELS, type DeliveryChannel } from '../lead.ts'
import { CommandError, type OperatorCommand, parsePersonKey, parseWholeNumber } from './operatorCommand.ts'
import type { StoreTarget } from './storeTarget.ts'

/** Truncates the WAL file, because deleted leads must not stay in it. */
async function truncateWal({ sqlite }: StoreTarget): Promise<void> {
  if (sqlite && !(await checkpointWal(sqlite.connection)))
    throw new CommandError('It is deleted, but the journal could not be cleaned while someone reads. Run the same command again.')
}

const countLeads = (count: number) => `${count} ${oneOrMany(count, { one: 'lead', many: 'leads' })}`

export const eraseCommand: OperatorCommand = {
  usage: 'erase EMAIL | PHONE | REFERENCE --yes',
  summary: 'deletes everything of one person, without a trace in the files',
  help: 'Without --yes it only says what would be deleted. Backups are not touched: delete or renew those yourself.',
  positionalCount: [1, 8],
  options: { yes: { type: 'boolean' } },
  async run({ store, target, positionals, options, write }) {
    const who = parsePersonKey(positionals.join(' '))
    if (!options.yes) {
      const found = await store.listLeadsOf(who)
      write(
        `${countLeads(found.length)} would be deleted: ${found.map(({ reference }) => reference).join(', ') || 'none'}. Say so with --yes.\n`,
      )
      return
    }
    const count = await store.erase(who)
    await truncateWal(target)
    write(`${countLeads(count)} deleted.\n`)
  },
}
export const purgeCommand: OperatorCommand = {
  usage: 'purge [DAYS [--yes]]',
  summary: 'deletes leads that are older (default: LEAD_RETENTION_DAYS, 24 months without it), never one that is not delivered',
  help: 'Fewer days than the service keeps leads for need --yes: one digit too few, and the leads of years are gone.',
  positionalCount: [0, 1],
  options: { yes: { type: 'boolean' } },
  async run({ store, target, positionals: [text], options, retentionDays, write }) {
    const days = text === undefined ? retentionDays : parseWholeNumber(text, 'DAYS')
    if (days < retentionDays && !options.yes) {
      write(
        `Every delivered lead older than ${days} days would be deleted; the service keeps them for ${retentionDays}. Say so with --yes.\n`,
      )
      return
    }
    const count = await store.purge(days, Number.POSITIVE_INFINITY)
    await truncateWal(target)
    write(`${countLeads(count)} deleted.\n`)
  },
}
export const replayCommand: OperatorCommand = {
  usage: 'replay',
  summary: 'tries dead and waiting deliveries now; the server has to run',
  help: 'May be run at any time and twice: what is under way is left alone, and nothing that was delivered is sent again.',
  positionalCount: [0, 0],
  async run({ store, write, commandLine }) {
    const { again, forward } = await store.replayUndelivered(LEASE_MS)
    write(
      `${again} dead deliveries begin anew, ${forward} waiting ones are due now, and the rest is under way, or comes within half a minute.\n`,
    )
    if (again + forward > 0)
      write(`The server tries them within a minute, if it runs. See what became of them: ${commandLine('waiting')}\n`)
  },
}
export const resendCommand: OperatorCommand = {
  usage: 'resend REFERENCE [--channel webhook|email]',
  summary: 'sends a lead once more that was delivered, for a receiver that has lost it; the server has to run',
  help: 'By every channel that has delivered it, unless one is named. The lead comes under the same key (by email, the same Message-ID)\nas before, so that a receiver that still has it can tell. What is waiting or dead is for replay.',
  positionalCount: [1, 1],
  options: { channel: { type: 'string' } },
  async run({ store, positionals: [word = ''], options, write, commandLine }) {
    const reference = word.trim().toUpperCase()
    const channels = parseChannels(options.channel)
    const lead = await store.findLead(reference)
    if (!lead) throw new CommandError(`There is no lead ${reference}: it was never stored, or was erased.`)
    if (lead.quarantine && lead.quarantine.releasedAt === null)
      throw new CommandError(
        `${reference} is in quarantine, and was never delivered. To release it: ${commandLine(`quarantine release ${reference}`)}`,
      )
    const named = lead.deliveries.filter(({ channel }) => channels.includes(channel))
    if (named.length === 0) throw new CommandError(`${reference} was never delivered by ${channels.join(' or ')}.`)
    const resent = await store.resendDelivered(reference, channels)
    const leftAlone = named
      .filter(({ channel }) => !resent.includes(channel))
      .map(({ channel, state }) =>
        state === 'dead'
          ? `The delivery of ${reference} by ${channel} is dead. To have it tried again: ${commandLine('replay')}`
          : `${reference} waits for its delivery by ${channel} anyway. To have it tried now: ${commandLine('replay')}`,
      )
    if (resent.length === 0) throw new CommandError(leftAlone.join('\n'))
    const done = `${reference} will be sent again by ${resent.join(' and ')}, under the same key or Message-ID as before.`
    const next = `The server tries within a minute, if it runs and the channel is set. See what became of it: ${commandLine(`show ${reference}`)}`
    write([done, ...leftAlone, next].map((line) => `${line}\n`).join(''))
  },
}

/** @returns the named channel, or all channels without a name @throws CommandError for an unknown name */
function parseChannels(name: string | boolean | undefined): readonly DeliveryChannel[] {
  if (name === undefined) return DELIVERY_CHANNELS
  const channel = DELIVERY_CHANNELS.find((known) => known === name)
  if (!channel) throw new CommandError(`--channel must be ${DELIVERY_CHANNELS.join(' or ')}, but is "${name}".`)
  return [channel]
}

export const quarantineCommand: OperatorCommand = {
  usage: 'quarantine [release REFERENCE]',
  summary: 'what looked like a program; releases one that was a person',
  help: '--most N   how many to list (50)\nA released lead is delivered by the channels that are set here and on the server.',
  positionalCount: [0, 2],
  options: { most: { type: 'string' } },
  async run({ store, positionals: [what, reference], channels, options, write, commandLine }) {
    if (what === undefined) {
      const leads = await store.listQuarantined(parseWholeNumber(String(options.most ?? '50'), '--most'))
      for (const { reference: name, receivedAt, company, name: who, email, quarantine: held } of leads)
        write(`${name}  ${receivedAt.slice(0, 16)}  ${held?.reason}  ${company}  ${who} <${email}>\n`)
      const { quarantined } = await store.countByState()
      write(`${quarantined} in quarantine\n`)
      return
    }
    if (what !== 'release' || !reference) throw new CommandError(`Say which: ${commandLine('quarantine release PP-…')}`)
    if (!(await store.release(reference.toUpperCase(), channels))) throw new CommandError(`${reference} is not in quarantine.`)
    write(
      `${reference.toUpperCase()} is released${channels.length > 0 ? ` and will be delivered by ${channels.join(' and ')}` : '; no channel is set here, so the server will deliver it'}.\n`,
    )
  },
}
