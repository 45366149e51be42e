/**
 * Tells the operator over the other channel when deliveries are stuck, repeats it now and then, and says how it ended: all
 * delivered, or some given up.
 */

import type { Channel } from '../lead.ts'
import type { EventLog } from '../log.ts'
import type { SqlDatabase } from '../store/database.ts'
import type { LeadStore } from '../store/store.ts'
import type { CommandLine } from './commandLine.ts'
import type { Notifiers, OperatorNotice } from './notify.ts'
import { alertText, givenUpText, NOTICE_SUBJECTS } from './operatorSentences.ts'
import { countGivenUp, hasTroubledDelivery, stuckChannels } from './stuckChannels.ts'

/** An alert that still holds is repeated after so many milliseconds: six hours. */
export const REPEAT_AFTER = 6 * 3_600_000
const CHANNELS: Channel[] = ['webhook', 'email']

export type AlertOptions = {
  store: LeadStore
  database: SqlDatabase
  notifiers: Notifiers
  log: EventLog
  call: CommandLine
  now?: () => Date
}

/** Looks once; what it said is remembered in the store, so that a restart does not repeat it. @throws StoreUnavailable */
export async function checkAlerts({ store, database, notifiers, log, call, now = () => new Date() }: AlertOptions): Promise<void> {
  const stuck = new Map((await stuckChannels(database, now)).map((one) => [one.channel, one]))
  /** Whether something was said less than six hours ago. A time that lies ahead was written by a clock that went wrong. */
  const isRecent = (at: string) => {
    const age = now().getTime() - Date.parse(at)
    return age >= 0 && age < REPEAT_AFTER
  }
  for (const channel of CHANNELS) {
    const names = { alerted: `alert_${channel}`, unheard: `alert_${channel}_unheard`, givenUp: `alert_${channel}_given_up` }
    const alertedAt = (await store.remembered(names.alerted)) ?? ''
    const one = stuck.get(channel)
    const dead = await countGivenUp(database, channel)
    // By number and not by time, for clocks jump. Those that were replayed or erased are no longer counted.
    const reported = Math.min(Number((await store.remembered(names.givenUp)) ?? 0), dead)
    const fresh = dead - reported
    if (one ? isRecent(alertedAt) : fresh === 0 && (!alertedAt || (await hasTroubledDelivery(database, channel, alertedAt)))) {
      await note(store, names.givenUp, String(reported))
      if (!one) await note(store, names.unheard, '')
      continue
    }

    const other = CHANNELS.find((candidate) => candidate !== channel && !stuck.has(candidate) && notifiers[candidate])
    // A channel that is not stuck may itself carry the message about what it has lost.
    const over = other ?? (!one && fresh > 0 && notifiers[channel] ? channel : undefined)
    const notify = over && notifiers[over]
    if (!notify) {
      // Nobody can be told, so the log says it, as often as a message would. The message follows once a channel can carry it.
      if (!one && fresh === 0) await note(store, names.alerted, '')
      else if (!isRecent((await store.remembered(names.unheard)) ?? '')) {
        log({ event: 'alert.nobody', about: channel })
        await store.remember(names.unheard, now().toISOString())
      }
      continue
    }
    const [event, notice] = one
      ? (['alert.sent', alertOf({ ...one, givenUp: fresh }, call)] as const)
      : fresh > 0
        ? (['alert.dead', givenUpNotice(fresh, channel, call)] as const)
        : (['alert.over', allClear(channel)] as const)
    try {
      await notify(notice)
    } catch {
      log({ event: 'alert.failed', about: channel, over })
      continue
    }
    log({ event, about: channel, over })
    await note(store, names.alerted, one ? now().toISOString() : '')
    await note(store, names.unheard, '')
    await note(store, names.givenUp, String(one ? reported : dead))
  }
}

/** Writes only what has changed: most looks change nothing. */
async function note(store: LeadStore, name: string, value: string): Promise<void> {
  const known = await store.remembered(name)
  if (known !== value && !(known === null && (value === '' || value === '0'))) await store.remember(name, value)
}

const alertOf = (stuck: Parameters<typeof alertText>[0], call: CommandLine): OperatorNotice => ({
  kind: 'alert',
  subject: NOTICE_SUBJECTS.alert(stuck.count + stuck.givenUp, stuck.channel),
  text: alertText(stuck, call),
})
const givenUpNotice = (count: number, channel: Channel, call: CommandLine): OperatorNotice => ({
  kind: 'given-up',
  subject: NOTICE_SUBJECTS['given-up'](count, channel),
  text: givenUpText(count, channel, call),
})
const allClear = (channel: Channel): OperatorNotice => ({
  kind: 'alert-over',
  subject: NOTICE_SUBJECTS['alert-over'](channel),
  text: `No delivery by ${channel} is stuck any more, and none was given up meanwhile.`,
})
