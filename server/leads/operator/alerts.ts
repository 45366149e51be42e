/** Tells the operator over the other channel when deliveries are stuck, repeats it now and then, and says when they work again. */

import type { Channel } from '../lead.ts'
import type { EventLog } from '../log.ts'
import type { SqlDatabase } from '../store/database.ts'
import type { LeadStore } from '../store/store.ts'
import type { CommandLine } from './commandLine.ts'
import type { Notifiers, OperatorNotice } from './notify.ts'
import { alertText, SUBJECTS } from './operatorSentences.ts'
import { type Stuck, stuckChannels } from './stuckChannels.ts'

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

/** Looks once; when it alerted is remembered in the store, so that a restart does not repeat it. @throws StoreUnavailable */
export async function checkAlerts({ store, database, notifiers, log, call, now = () => new Date() }: AlertOptions): Promise<void> {
  const stuck = new Map((await stuckChannels(database, now)).map((one) => [one.channel, one]))
  for (const channel of CHANNELS) {
    const name = `alert_${channel}`
    const alertedAt = (await store.remembered(name)) ?? ''
    const one = stuck.get(channel)
    if (!one && !alertedAt) continue
    if (one && alertedAt && now().getTime() - Date.parse(alertedAt) < REPEAT_AFTER) continue
    const over = CHANNELS.find((other) => other !== channel && notifiers[other] && !stuck.has(other))
    const notify = over && notifiers[over]
    if (!notify) {
      // No other channel is left, so the alert goes into the log, as often as it would be sent.
      if (one) log({ event: 'alert.nobody', about: channel })
      await store.remember(name, one ? now().toISOString() : '')
      continue
    }
    try {
      await notify(one ? alertOf(one, call) : allClear(channel))
      await store.remember(name, one ? now().toISOString() : '')
      log({ event: one ? 'alert.sent' : 'alert.over', about: channel, over })
    } catch {
      log({ event: 'alert.failed', about: channel, over })
    }
  }
}

const alertOf = (stuck: Stuck, call: CommandLine): OperatorNotice => ({
  kind: 'alert',
  subject: SUBJECTS.alert(stuck.count, stuck.channel),
  text: alertText(stuck, call),
})
const allClear = (channel: Channel): OperatorNotice => ({
  kind: 'alert-over',
  subject: SUBJECTS['alert-over'](channel),
  text: `No delivery by ${channel} is stuck any more.`,
})
