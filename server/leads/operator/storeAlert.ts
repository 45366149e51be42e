/** Alerts the operator if nothing can be stored. Until that is fixed, a request is lost unless its visitor calls. */
import { createFailure } from '../delivery/deliveryError.ts'
import { DELIVERY_CHANNELS, type DeliveryChannel } from '../lead.ts'
import { REPEAT_AFTER_MS } from './alertDecision.ts'
import type { AlertOptions } from './alerts.ts'
import { findStoreError } from './healthReport.ts'
import type { OperatorNotice } from './notify.ts'
import { NOTICE_SUBJECTS, writeStoreRefusingText } from './operatorSentences.ts'

/** This many checks in a row must fail, because a lock of a few seconds is no reason to wake anyone. */
const MIN_FAILED_CHECKS = 2

type StoreAlertOptions = Omit<AlertOptions, 'commandLine'> & {
  /** Milliseconds by a clock that cannot jump. */
  monotonicNow?: () => number
}

/**
 * It keeps its alert in memory, because the store cannot. So it alerts again after a restart.
 * @returns a function that checks once and returns whether the store can be written to
 */
export function createStoreAlert({
  store,
  notifiers,
  log,
  now = () => new Date(),
  monotonicNow = () => performance.now(),
}: StoreAlertOptions): () => Promise<boolean> {
  const channels = DELIVERY_CHANNELS.filter((channel) => notifiers[channel])
  let failedChecks = 0
  /** By the monotonic clock; null if no alert is active. */
  let alertedAt: number | null = null

  /** @returns the first channel that accepts the message, or undefined */
  const notifyFirst = async (notice: OperatorNotice): Promise<DeliveryChannel | undefined> => {
    for (const channel of channels) {
      try {
        await notifiers[channel]?.(notice)
        return channel
      } catch (error) {
        log({ event: 'alert.failed', about: 'store', over: channel, error: createFailure(error).kind })
      }
    }
    return undefined
  }
  return async () => {
    const storeError = await findStoreError(store, now)
    if (storeError === null) {
      failedChecks = 0
      if (alertedAt === null) return true
      const carrier = await notifyFirst({ kind: 'storing', subject: NOTICE_SUBJECTS.storing(), text: RECOVERY_TEXT })
      // If every channel failed, the next check tries again.
      if (channels.length > 0 && !carrier) return true
      log({ event: 'alert.over', about: 'store', over: carrier })
      alertedAt = null
      return true
    }
    failedChecks += 1
    if (failedChecks < MIN_FAILED_CHECKS || (alertedAt !== null && monotonicNow() - alertedAt < REPEAT_AFTER_MS)) return false
    const carrier = await notifyFirst({ kind: 'refusing', subject: NOTICE_SUBJECTS.refusing(), text: writeStoreRefusingText(storeError) })
    if (carrier) log({ event: 'alert.sent', about: 'store', over: carrier })
    else if (channels.length === 0) log({ event: 'alert.nobody', about: 'store' })
    // If every channel failed, the next check tries again.
    else return false
    alertedAt = monotonicNow()
    return false
  }
}

const RECOVERY_TEXT = 'New requests are stored again. Look in the log for store.unavailable: each line is a visitor who was told to call.'
