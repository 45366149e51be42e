/** Decides what the operator hears of one channel, and over which channel. It needs neither store nor network. */
import { DELIVERY_CHANNELS, type DeliveryChannel } from '../lead.ts'

/** An alert that still holds is repeated after so many milliseconds: six hours. */
export const REPEAT_AFTER_MS = 6 * 3_600_000

export type AlertKind = 'alert' | 'alert-dead' | 'alert-over'

export type ChannelTrouble = {
  isStuck: boolean
  /** How many dead deliveries there are that the operator has not been told of. */
  unreportedCount: number
  /** When the operator was last alerted of this channel, as an ISO time; empty where no alert stands. */
  alertedAt: string
  /** Whether a delivery still waits that was in trouble at that alert. */
  hasTroubledDelivery: boolean
}

/** Whether a time is less than six hours ago. If it lies ahead, a clock that went wrong wrote it. */
export function isRecent(at: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(at)
  return age >= 0 && age < REPEAT_AFTER_MS
}

/** @returns what to tell the operator, or null where nothing is new. No all-clear follows dead deliveries. */
export function decideAlert({ isStuck, unreportedCount, alertedAt, hasTroubledDelivery }: ChannelTrouble, now: Date): AlertKind | null {
  if (isStuck) return isRecent(alertedAt, now) ? null : 'alert'
  if (unreportedCount > 0) return 'alert-dead'
  return alertedAt !== '' && !hasTroubledDelivery ? 'alert-over' : null
}

/**
 * @param canCarry whether a channel is set and not stuck
 * @returns the other channel where it can carry the message; else the channel itself, for its dead deliveries; or undefined
 */
export function chooseCarrier(
  kind: AlertKind,
  about: DeliveryChannel,
  canCarry: (channel: DeliveryChannel) => boolean,
): DeliveryChannel | undefined {
  const other = DELIVERY_CHANNELS.find((channel) => channel !== about && canCarry(channel))
  return other ?? (kind === 'alert-dead' && canCarry(about) ? about : undefined)
}
