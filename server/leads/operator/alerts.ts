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
import { type AlertKind, type ChannelTrouble, chooseCarrier, decideAlert, isRecent } from './alertDecision.ts'
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

type ChannelState = ChannelTrouble & {
  channel: DeliveryChannel
  stuck: StuckChannel | undefined
  deadCount: number
  /** How many of them the operator has been told of. */
  reportedCount: number
}

async function readChannelState(store: LeadStore, channel: DeliveryChannel, stuck: StuckChannel | undefined): Promise<ChannelState> {
  const names = valueNamesOf(channel)
  const alertedAt = (await store.findServiceValue(names.alertedAt)) ?? ''
  const deadCount = await store.countDead(channel)
  // Compare counts, not times, because clocks can jump. `min` accounts for dead deliveries that were replayed or erased since.
  const reportedCount = Math.min(Number((await store.findServiceValue(names.reportedCount)) ?? 0), deadCount)
  return {
    channel,
    stuck,
    deadCount,
    reportedCount,
    isStuck: stuck !== undefined,
    unreportedCount: deadCount - reportedCount,
    alertedAt,
    hasTroubledDelivery: alertedAt !== '' && (await store.hasTroubledDelivery(channel, alertedAt)),
  }
}

async function checkChannel(
  channel: DeliveryChannel,
  stuckChannels: ReadonlyMap<DeliveryChannel, StuckChannel>,
  options: Required<AlertOptions>,
): Promise<void> {
  const { store, notifiers, now } = options
  const state = await readChannelState(store, channel, stuckChannels.get(channel))
  const kind = decideAlert(state, now())
  if (kind === null) {
    const names = valueNamesOf(channel)
    await saveIfChanged(store, names.reportedCount, String(state.reportedCount))
    if (!state.isStuck) await saveIfChanged(store, names.nobodyLoggedAt, '')
    return
  }
  const carrier = chooseCarrier(kind, channel, (candidate) => !stuckChannels.has(candidate) && notifiers[candidate] !== undefined)
  if (carrier) await sendAlert(kind, state, carrier, options)
  else await logUnsentAlert(kind, channel, options)
}

/** Sends an alert, and stores that it was sent. If it fails, the next check sends it again. */
async function sendAlert(
  kind: AlertKind,
  state: ChannelState,
  carrier: DeliveryChannel,
  { store, notifiers, log, commandLine, now }: Required<AlertOptions>,
): Promise<void> {
  const { channel, deadCount, reportedCount, isStuck } = state
  try {
    await notifiers[carrier]?.(createNotice(kind, state, commandLine))
  } catch (error) {
    log({ event: 'alert.failed', about: channel, over: carrier, error: createFailure(error).kind })
    return
  }
  log({ event: EVENTS[kind], about: channel, over: carrier })
  const names = valueNamesOf(channel)
  await saveIfChanged(store, names.alertedAt, isStuck ? now().toISOString() : '')
  await saveIfChanged(store, names.nobodyLoggedAt, '')
  await saveIfChanged(store, names.reportedCount, String(isStuck ? reportedCount : deadCount))
}

/** No channel works, so the log has the alert instead, at the same interval. It is sent as soon as a channel works again. */
async function logUnsentAlert(kind: AlertKind, channel: DeliveryChannel, { store, log, now }: Required<AlertOptions>): Promise<void> {
  const names = valueNamesOf(channel)
  if (kind === 'alert-over') await saveIfChanged(store, names.alertedAt, '')
  else if (!isRecent((await store.findServiceValue(names.nobodyLoggedAt)) ?? '', now())) {
    log({ event: 'alert.nobody', about: channel })
    await store.saveServiceValue(names.nobodyLoggedAt, now().toISOString())
  }
}

/** Writes only if the value differs, because most checks change nothing. */
async function saveIfChanged(store: LeadStore, name: string, value: string): Promise<void> {
  const stored = await store.findServiceValue(name)
  if (stored !== value && !(stored === null && (value === '' || value === '0'))) await store.saveServiceValue(name, value)
}

function createNotice(kind: AlertKind, { channel, stuck, unreportedCount }: ChannelState, commandLine: CommandLine): OperatorNotice {
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
