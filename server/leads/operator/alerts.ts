/**
 * Tells the operator over the other channel when deliveries are stuck, repeats it now and then, and says how it ended: all
 * delivered, or some dead.
 */

import { describeFailure } from '../delivery/deliveryError.ts'
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

/** Looks once; what it said is remembered in the store, so that a restart does not repeat it. @throws StoreUnavailable */
export async function checkAlerts({ now = () => new Date(), ...options }: AlertOptions): Promise<void> {
  const stuck = new Map((await listStuckChannels(options.store, now)).map((one) => [one.channel, one]))
  for (const channel of DELIVERY_CHANNELS) await checkChannel(channel, stuck, { now, ...options })
}

async function checkChannel(
  channel: DeliveryChannel,
  stuck: ReadonlyMap<DeliveryChannel, StuckChannel>,
  { store, notifiers, log, commandLine, now }: Required<AlertOptions>,
): Promise<void> {
  const names = { alerted: `alert_${channel}`, unheard: `alert_${channel}_unheard`, dead: `alert_${channel}_dead` }
  const stuckChannel = stuck.get(channel)
  const alertedAt = (await store.findRemembered(names.alerted)) ?? ''
  const deadCount = await store.countDead(channel)
  // By number and not by time, for clocks jump. Those that were replayed or erased are no longer counted.
  const reportedCount = Math.min(await readReportedCount(store, channel, names.dead), deadCount)
  const unreportedCount = deadCount - reportedCount
  const trouble = {
    isStuck: stuckChannel !== undefined,
    unreportedCount,
    alertedAt,
    hasTroubledDelivery: alertedAt !== '' && (await store.hasTroubledDelivery(channel, alertedAt)),
  }
  const kind = decideAlert(trouble, now())
  if (kind === null) {
    await note(store, names.dead, String(reportedCount))
    if (!stuckChannel) await note(store, names.unheard, '')
    return
  }
  const over = chooseCarrier(kind, channel, (candidate) => !stuck.has(candidate) && notifiers[candidate] !== undefined)
  const notify = over && notifiers[over]
  if (!notify) {
    // Nobody can be told, so the log says it, as often as a message would. The message follows once a channel can carry it.
    if (kind === 'alert-over') await note(store, names.alerted, '')
    else if (!isRecent((await store.findRemembered(names.unheard)) ?? '', now())) {
      log({ event: 'alert.nobody', about: channel })
      await store.remember(names.unheard, now().toISOString())
    }
    return
  }
  try {
    await notify(writeNotice(kind, channel, unreportedCount, stuckChannel, commandLine))
  } catch (error) {
    log({ event: 'alert.failed', about: channel, over, error: describeFailure(error).kind })
    return
  }
  log({ event: EVENTS[kind], about: channel, over })
  await note(store, names.alerted, stuckChannel ? now().toISOString() : '')
  await note(store, names.unheard, '')
  await note(store, names.dead, String(stuckChannel ? reportedCount : deadCount))
}

/**
 * How many dead deliveries the operator has heard of. Versions until November 2026 remembered it under another name, from which it is
 * taken over once, so that after an update nobody hears of the same deliveries again.
 */
async function readReportedCount(store: LeadStore, channel: DeliveryChannel, name: string): Promise<number> {
  const stored = await store.findRemembered(name)
  const before = stored ?? (await store.findRemembered(`alert_${channel}_given_up`))
  if (stored === null && before !== null) await store.remember(name, before)
  return Number(before ?? 0)
}

/** Writes only what has changed: most looks change nothing. */
async function note(store: LeadStore, name: string, value: string): Promise<void> {
  const stored = await store.findRemembered(name)
  if (stored !== value && !(stored === null && (value === '' || value === '0'))) await store.remember(name, value)
}

function writeNotice(
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
