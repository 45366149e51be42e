/**
 * Messages to the operator when something is wrong, each with what to do first. docs/runbook.md explains each of them, and
 * `operatorSentences.runbook.test.ts` compares.
 */
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import { HOUR_MS, MINUTE_MS } from '#src/lib/anywhere/time/durations.ts'
import { RETRY_FOR_MS } from '../delivery/delivery.ts'
import type { CommandLine } from '../settings/commandLine.ts'
import { STUCK_AFTER_MS } from './stuckChannels.ts'

/** Problems in /readyz: what is wrong, and what to do first. */
export const PROBLEMS = {
  unwritable: {
    what: (error: string) => `Nothing can be stored: ${error}. New requests are refused.`,
    fix: () => 'Look for a full disk, a lock, or a file or folder at LEADS_DB that the service may not write.',
  },
  unreadable: {
    what: (error: string) => `The store cannot be read: ${error}.`,
    fix: (commandLine: CommandLine) =>
      `Try it by hand with: ${commandLine('list')}. Look whether the file at LEADS_DB is there and sound; a backup is put back with: ${commandLine('restore FILE')}`,
  },
  replaced: {
    what: () => 'The database is not the one that the service started with: it was replaced or lost.',
    fix: () => 'Restart the service if that was meant; otherwise stop it and put the right file back.',
  },
  stuck: {
    what: (channel: string, since: string) =>
      `Deliveries by ${channel} have been stuck since ${since} (more than ${STUCK_AFTER_MS / MINUTE_MS} minutes).`,
    fix: (commandLine: CommandLine) => `See why with: ${commandLine('waiting')}. When the receiver works again: ${commandLine('replay')}`,
  },
  unassigned: {
    what: (count: number | string) => `${count} leads are stored, and no channel is set to deliver them.`,
    fix: (commandLine: CommandLine) =>
      `Set LEAD_WEBHOOK_URL or SMTP_URL and restart: they are then delivered within a minute. Until then read them with: ${commandLine('list')}`,
  },
  dead: {
    what: (count: number | string) => `${count} deliveries are dead: they are not tried any more.`,
    fix: (commandLine: CommandLine) => `See why with: ${commandLine('dead')}. When the receiver works again: ${commandLine('replay')}`,
  },
}

/** The response of /healthz while the store does not answer. */
export const STORE_UNAVAILABLE_TEXT = 'the store does not answer'

/** @param error of the store @returns its message without the full stop, because the sentence around it has one */
export const describeReason = (error: unknown) => errorMessageOf(error).replace(/\.$/, '')

/** Subjects of messages to the operator. */
export const NOTICE_SUBJECTS = {
  alert: (count: number | string, channel: string) => `Leads are stuck: ${count} not delivered by ${channel}`,
  'alert-dead': (count: number | string, channel: string) => `Deliveries are dead: ${count} by ${channel}, which are not tried any more`,
  refusing: () => 'Nothing can be stored: the demo form refuses requests',
  storing: () => 'Demo requests can be stored again',
  'alert-over': (channel: string) => `Leads are delivered by ${channel} again`,
  digest: (fresh: number | string, quarantined: number | string, waiting: number | string, dead: number | string) =>
    `Demo requests: ${fresh} new, ${quarantined} in quarantine; deliveries: ${waiting} waiting, ${dead} dead`,
}
export type NoticeKind = keyof typeof NOTICE_SUBJECTS

/** The text of an alert. @param dead how many more have died since the operator was last told */
export const writeAlertText = (
  { channel, since, count, error, dead }: { channel: string; since: string; count: number; error: string; dead: number },
  commandLine: CommandLine,
) =>
  [
    `${count} deliveries by ${channel} have not worked since ${since}.`,
    ...(dead > 0 ? [`${dead} more are dead, and are not tried any more. See them with: ${commandLine('dead')}`] : []),
    `Last error: ${error || 'none; they were never tried'}.`,
    `Nothing is lost: every lead is stored, and deliveries are tried for ${RETRY_FOR_MS / HOUR_MS} hours.`,
    `See them with: ${commandLine('waiting')}`,
    `When the receiver works again, do not wait for the next attempt: ${commandLine('replay')}`,
  ].join('\n')

/** The text of the message about dead deliveries. */
export const writeDeadText = (count: number, channel: string, commandLine: CommandLine) =>
  [
    `${count} deliveries by ${channel} are dead: they failed for ${RETRY_FOR_MS / HOUR_MS} hours, or their leads cannot be read, and they are not tried any more.`,
    'The leads are stored, but nobody gets them by this channel unless you act.',
    `See them, and why, with: ${commandLine('dead')}`,
    `Pass urgent ones on by phone: ${commandLine('show REFERENCE')}`,
    `When the receiver works, have all of them tried again: ${commandLine('replay')}`,
  ].join('\n')

/** The text of the message that the store cannot be written to. @param error of the store */
export const writeStoreRefusingText = (error: string) =>
  [
    `${PROBLEMS.unwritable.what(error)} ${PROBLEMS.unwritable.fix()}`,
    'Visitors are told to call. Whoever sent the form meanwhile and did not call is not stored anywhere.',
    'The service keeps trying by itself, and says when it can store again.',
  ].join('\n')
