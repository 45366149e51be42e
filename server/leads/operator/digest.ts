/** The daily digest: what came in, what waits, and where it came from. It has figures only, no names. */
import { DAY_MS } from '#src/lib/anywhere/time/durations.ts'
import { createFailure } from '../delivery/deliveryError.ts'
import type { EventLog } from '../log.ts'
import type { CommandLine } from '../settings/commandLine.ts'
import type { LeadStore } from '../store/leadStore.ts'
import type { Notify } from './notify.ts'
import { NOTICE_SUBJECTS } from './operatorSentences.ts'

const LAST_DIGEST_NAME = 'digest_until'

export type DigestOptions = { store: LeadStore; notify: Notify; hour: number; log: EventLog; commandLine: CommandLine; now?: () => Date }

/** Sends the digest if it is due and has not been sent today. A failed one is tried again the next time. @throws StoreUnavailable */
export async function sendDigestIfDue({ store, notify, hour, log, commandLine, now = () => new Date() }: DigestOptions): Promise<void> {
  const time = now()
  const due = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate(), hour))
  const stored = await store.findServiceValue(LAST_DIGEST_NAME)
  // Ignore a stored time in the future, which a wrong clock wrote. Otherwise no digest would be sent until then.
  const last = stored !== null && Date.parse(stored) <= time.getTime() ? stored : null
  if (time < due || (last !== null && Date.parse(last) >= due.getTime())) return
  const since = last ?? new Date(time.getTime() - DAY_MS).toISOString()
  const digest = await writeDigest(store, since, time.toISOString(), commandLine)
  try {
    await notify({ kind: 'digest', ...digest })
  } catch (error) {
    log({ event: 'digest.failed', error: createFailure(error).kind })
    return
  }
  log({ event: 'digest.sent' })
  await store.saveServiceValue(LAST_DIGEST_NAME, time.toISOString())
}

/** @param since, until ISO times @returns subject and text of the email */
export async function writeDigest(
  store: LeadStore,
  since: string,
  until: string,
  commandLine: CommandLine,
): Promise<{ subject: string; text: string }> {
  const newLeads = await store.countReceivedBetween(since, until)
  const counts = await store.countByState()
  const { waiting } = counts
  const oldest = await store.findOldestUndelivered()
  const age = oldest ? `the oldest came in ${oldest}; ` : ''
  const tables = [
    ['By source', await store.listTallies({ campaign: 'utm_source' }, since)],
    ['By landing page', await store.listTallies({ campaign: 'landing' }, since)],
    ['By industry', await store.listTallies('industry', since)],
  ] as const
  const lines = [
    `From ${since} to ${until} (UTC):`,
    '',
    `New leads:          ${newLeads}`,
    `In quarantine:      ${counts.quarantined}${counts.quarantined > 0 ? `   (look with: ${commandLine('quarantine')})` : ''}`,
    `Waiting deliveries: ${waiting}${waiting > 0 ? `   (${age}look with: ${commandLine('waiting')})` : ''}`,
    `Dead deliveries:    ${counts.dead}${counts.dead > 0 ? `   (look with: ${commandLine('dead')})` : ''}`,
    `Leads in all:       ${counts.leads}`,
  ]
  for (const [title, rows] of tables) {
    if (rows.length === 0) continue
    lines.push('', `${title}:`, ...rows.slice(0, 10).map(({ value, count }) => `${String(count).padStart(6)}  ${value || 'unknown'}`))
  }
  return {
    subject: NOTICE_SUBJECTS.digest(newLeads, counts.quarantined, waiting, counts.dead),
    text: lines.join('\n'),
  }
}
