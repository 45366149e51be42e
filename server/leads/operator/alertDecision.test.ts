import { describe, expect, it } from 'vitest'
import type { DeliveryChannel } from '../lead.ts'
import { chooseCarrier, decideAlert, isRecent, REPEAT_AFTER_MS } from './alertDecision.ts'

const NOW = new Date('2026-11-21T08:00:00Z')
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds).toISOString()
const calm = { isStuck: false, unreportedCount: 0, alertedAt: '', hasTroubledDelivery: false }

describe('the alert about a channel', () => {
  it.each([
    ['nothing, where all is well', {}, null],
    ['an alert, where it is stuck', { isStuck: true }, 'alert'],
    ['nothing more, where that was said an hour ago', { isStuck: true, alertedAt: ago(3_600_000) }, null],
    ['the alert again, six hours later', { isStuck: true, alertedAt: ago(REPEAT_AFTER_MS) }, 'alert'],
    ['an alert, also where some are dead by now', { isStuck: true, unreportedCount: 2 }, 'alert'],
    ['that some are dead, once it is no longer stuck', { unreportedCount: 2, alertedAt: ago(3_600_000) }, 'alert-dead'],
    ['that some are dead, without an alert before', { unreportedCount: 1 }, 'alert-dead'],
    ['the all-clear, where an alert stands and nothing of it waits', { alertedAt: ago(3_600_000) }, 'alert-over'],
    ['no all-clear, where something of it waits', { alertedAt: ago(3_600_000), hasTroubledDelivery: true }, null],
  ])('is %s', (_, trouble, kind) => expect(decideAlert({ ...calm, ...trouble }, NOW)).toBe(kind))
})

describe('an earlier alert', () => {
  it.each([
    ['just now', NOW.toISOString(), true],
    ['almost six hours ago', ago(REPEAT_AFTER_MS - 1), true],
    ['six hours ago', ago(REPEAT_AFTER_MS), false],
    ['at a time that lies ahead', ago(-1), false],
    ['never', '', false],
  ])('%s is recent: %s', (_, at, expected) => expect(isRecent(at, NOW)).toBe(expected))
})

describe('a message', () => {
  const over = (...channels: DeliveryChannel[]) => {
    const canCarry = (channel: DeliveryChannel) => channels.includes(channel)
    return (['alert', 'alert-dead', 'alert-over'] as const).map((kind) => chooseCarrier(kind, 'webhook', canCarry))
  }
  it('goes over the other channel', () => expect(over('webhook', 'email')).toEqual(['email', 'email', 'email']))
  it('about lost leads goes over the channel itself if there is no other', () =>
    expect(over('webhook')).toEqual([undefined, 'webhook', undefined]))
  it('has no channel where none can carry it', () => expect(over()).toEqual([undefined, undefined, undefined]))
})
