/**
 * Alerts the operator over the other channel when deliveries are stuck, repeats the alert, and reports how it ended: all delivered, or some
 * dead.
 */

import { createFailure } from '../delivery/deliveryError.ts'
import { DELIVERY_CHANNELS, type DeliveryChannel } from '../lead.ts'
import type { EventLog } from '../log.ts'
import type { CommandLine } from '../settings/commandLine.ts'
import type { LeadStore } from '../store/leadStore.ts'
import type { StuckChannel } from '../store/leadStoreData.ts'
import { type AlertKind, chooseCarrier, decideAlert, isRecent } from './alertDecision.ts'
import type { Notifiers, OperatorNotice } from './notify.ts'
import { NOTICE_SUBJECTS, writeAlertText, writeDeadText } from './operatorSentences.ts'
import { listStuckChannels } from './stuckChannels.ts'

export type AlertOptions = {
  store: LeadStore
  notifiers: Notifiers
  log: EventLog
  commandLine: CommandLine
  now?: () => Date
}

const EVENTS = { alert: 'alert.sent', 'alert-dead': 'alert.dead', 'alert-over': 'alert.over' } as const

/** Names under which the store keeps what was sent about a channel. After a change of a name, its message is sent again. */
const valueNamesOf = (channel: DeliveryChannel) => ({
  /** Time of the last alert; empty if no alert is active. */
  alertedAt: `alert_${channel}`,
  /** Time at which the log last recorded that an alert could not be sent; empty once that is over. */
  nobodyLoggedAt: `alert_${channel}_unheard`,
  /** Number of dead deliveries that alerts have reported so far. */
  reportedCount: `alert_${channel}_dead`,
})

/** Checks every channel once. The store keeps what was sent, so that a restart does not repeat it. @throws StoreUnavailable */
export async function sendAlerts({ now = () => new Date(), ...options }: AlertOptions): Promise<void> {
  const stuckChannels = new Map((await listStuckChannels(options.store, now)).map((stuck) => [stuck.channel, stuck]))
  for (const channel of DELIVERY_CHANNELS) await checkChannel(channel, stuckChannels, { now, ...options })
}

async function checkChannel(
  channel: DeliveryChannel,
  stuckChannels: ReadonlyMap<DeliveryChannel, StuckChannel>,
  { store, notifiers, log, commandLine, now }: Required<AlertOptions>,
): Promise<void> {
  const names = valueNamesOf(channel)
  const stuck = stuckChannels.get(channel)
  const alertedAt = (await store.findServiceValue(names.alertedAt)) ?? ''
  const deadCount = await store.countDead(channel)
  // Compare counts, not times, because clocks can jump. `min` accounts for dead deliveries that were replayed or erased since.
  const reportedCount = Math.min(Number((await store.findServiceValue(names.reportedCount)) ?? 0), deadCount)
  const unreportedCount = deadCount - reportedCount
  const trouble = {
    isStuck: stuck !== undefined,
    unreportedCount,
    alertedAt,
    hasTroubledDelivery: alertedAt !== '' && (await store.hasTroubledDelivery(channel, alertedAt)),
  }
  const kind = decideAlert(trouble, now())
  if (kind === null) {
    await saveIfChanged(store, names.reportedCount, String(reportedCount))
    if (!stuck) await saveIfChanged(store, names.nobodyLoggedAt, '')
    return
  }
  const carrier = chooseCarrier(kind, channel, (candidate) => !stuckChannels.has(candidate) && notifiers[candidate] !== undefined)
  const notify = carrier && notifiers[carrier]
  if (!notify) {
    // No channel works, so log it instead, at the same interval. The alert is sent as soon as a channel works again.
    if (kind === 'alert-over') await saveIfChanged(store, names.alertedAt, '')
    else if (!isRecent((await store.findServiceValue(names.nobodyLoggedAt)) ?? '', now())) {
      log({ event: 'alert.nobody', about: channel })
      await store.saveServiceValue(names.nobodyLoggedAt, now().toISOString())
    }
    return
  }
  try {
    await notify(createNotice(kind, channel, unreportedCount, stuck, commandLine))
  } catch (error) {
    log({ event: 'alert.failed', about: channel, over: carrier, error: createFailure(error).kind })
    return
  }
  log({ event: EVENTS[kind], about: channel, over: carrier })
  await saveIfChanged(store, names.alertedAt, stuck ? now().toISOString() : '')
  await saveIfChanged(store, names.nobodyLoggedAt, '')
  await saveIfChanged(store, names.reportedCount, String(stuck ? reportedCount : deadCount))
}

/** Writes only if the value differs, because most checks change nothing. */
async function saveIfChanged(store: LeadStore, name: string, value: string): Promise<void> {
  const stored = await store.findServiceValue(name)
  if (stored !== value && !(stored === null && (value === '' || value === '0'))) await store.saveServiceValue(name, value)
}

function createNotice(
  kind: AlertKind,
  channel: DeliveryChannel,
  unreportedCount: number,
  stuck: StuckChannel | undefined,
  commandLine: CommandLine,
): OperatorNotice {
  if (stuck) {
    const alert = { ...stuck, dead: unreportedCount }
    return { kind, subject: NOTICE_SUBJECTS.alert(stuck.count + unreportedCount, channel), text: writeAlertText(alert, commandLine) }
  }
  if (kind === 'alert-dead')
    return {
      kind,
      subject: NOTICE_SUBJECTS['alert-dead'](unreportedCount, channel),
      text: writeDeadText(unreportedCount, channel, commandLine),
    }
  return {
    kind,
    subject: NOTICE_SUBJECTS['alert-over'](channel),
    text: `No delivery by ${channel} is stuck any more, and none has died meanwhile.`,
  }
}
