/** Alerts the operator if nothing can be stored. Until that is fixed, a request is lost unless its visitor calls. */
import { createFailure } from '../delivery/deliveryError.ts'
import type { DeliveryChannel } from '../lead.ts'
import { REPEAT_AFTER_MS } from './alertDecision.ts'
import type { AlertOptions } from './alerts.ts'
import { findRefusal } from './healthReport.ts'
import type { OperatorNotice } from './notify.ts'
import { NOTICE_SUBJECTS, writeStoreRefusingText } from './operatorSentences.ts'

/** This many looks in a row must fail, because a lock of a few seconds is no reason to wake anyone. */
const MIN_FAILED_LOOKS = 2

type StoreAlertOptions = Omit<AlertOptions, 'commandLine'> & {
  /** Milliseconds by a clock that cannot jump. */
  monotonicNow?: () => number
}

/**
 * It keeps its alert in memory, because the store cannot. So it alerts again after a restart.
 * @returns a function that looks once and returns whether the store can be written to
 */
export function createStoreAlert({
  store,
  notifiers,
  log,
  now = () => new Date(),
  monotonicNow = () => performance.now(),
}: StoreAlertOptions): () => Promise<boolean> {
  const channels = Object.keys(notifiers).filter(
    (channel): channel is DeliveryChannel => notifiers[channel as DeliveryChannel] !== undefined,
  )
  let failedLooks = 0
  /** By the monotonic clock; null if no alert stands. */
  let alertedAt: number | null = null
  let wasHeard = false

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
    const refusal = await findRefusal(store, now)
    if (refusal === null) {
      failedLooks = 0
      if (alertedAt === null) return true
      const carrier = wasHeard ? await notifyFirst({ kind: 'storing', subject: NOTICE_SUBJECTS.storing(), text: storingText }) : undefined
      if (wasHeard && !carrier) return true
      log({ event: 'alert.over', about: 'store', over: carrier })
      alertedAt = null
      wasHeard = false
      return true
    }
    failedLooks += 1
    if (failedLooks < MIN_FAILED_LOOKS || (alertedAt !== null && monotonicNow() - alertedAt < REPEAT_AFTER_MS)) return false
    const carrier = await notifyFirst({ kind: 'refusing', subject: NOTICE_SUBJECTS.refusing(), text: writeStoreRefusingText(refusal) })
    if (carrier) log({ event: 'alert.sent', about: 'store', over: carrier })
    else if (channels.length === 0) log({ event: 'alert.nobody', about: 'store' })
    // If every channel failed, the next look tries again.
    else return false
    alertedAt = monotonicNow()
    wasHeard ||= carrier !== undefined
    return false
  }
}

const storingText = 'New requests are stored again. Look in the log for store.unavailable: each line is a visitor who was told to call.'
