/** Decides what to tell the operator about a channel, and over which channel. It needs neither store nor network. */
import { HOUR_MS } from '#src/lib/anywhere/time/durations.ts'
import { DELIVERY_CHANNELS, type DeliveryChannel } from '../lead.ts'

/** A standing alert is repeated after this time. */
export const REPEAT_AFTER_MS = 6 * HOUR_MS

export type AlertKind = 'alert' | 'alert-dead' | 'alert-over'

export type ChannelTrouble = {
  isStuck: boolean
  /** Dead deliveries that the operator has not been told of. */
  unreportedCount: number
  /** ISO time of the last alert about this channel; empty if no alert is active. */
  alertedAt: string
  /** Whether a delivery that was in trouble at that alert is still waiting. */
  hasTroubledDelivery: boolean
}

/** Whether a time is less than six hours ago. A time in the future was written by a wrong clock, and is not recent. */
export function isRecent(at: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(at)
  return age >= 0 && age < REPEAT_AFTER_MS
}

/** @returns the message for the operator, or null if nothing is new. No all-clear follows dead deliveries. */
export function decideAlert({ isStuck, unreportedCount, alertedAt, hasTroubledDelivery }: ChannelTrouble, now: Date): AlertKind | null {
  if (isStuck) return isRecent(alertedAt, now) ? null : 'alert'
  if (unreportedCount > 0) return 'alert-dead'
  return alertedAt !== '' && !hasTroubledDelivery ? 'alert-over' : null
}

/**
 * @param canCarry whether a channel is configured and not stuck
 * @returns the other channel if it can carry the message; otherwise the channel itself, for its dead deliveries; or undefined
 */
export function chooseCarrier(
  kind: AlertKind,
  about: DeliveryChannel,
  canCarry: (channel: DeliveryChannel) => boolean,
): DeliveryChannel | undefined {
  const other = DELIVERY_CHANNELS.find((channel) => channel !== about && canCarry(channel))
  return other ?? (kind === 'alert-dead' && canCarry(about) ? about : undefined)
}
