/**
 * The interface of a store of leads. `leadStoreData.ts` has its data, `createLeadStore.ts` composes it over any SqlDatabase, and
 * `loggedStore.ts` logs its steps.
 * Every method throws StoreUnavailable if the store does not answer, and StatementFault if D1 refuses a statement. "@throws" names only
 * further errors.
 */
import type { DeliveryChannel } from '../lead.ts'
import type {
  ChannelTally,
  DeadDelivery,
  Delivery,
  DeliveryFailure,
  FullLead,
  IncomingRequest,
  LeadCounts,
  LeadWithDeliveries,
  PersonKey,
  StoredLead,
  StoredRequest,
  StuckChannel,
  Tally,
  UnreadableDelivery,
  WaitingDelivery,
} from './leadStoreData.ts'

/** Steps of a lead's life. Each is logged. */
export interface LeadSteps {
  /**
   * Stores a request with its deliveries, once for each key. The same key with a changed body corrects the lead: the earlier body is kept
   * as a revision, and the lead is delivered anew. A key in quarantine that comes again and no longer looks automated is released.
   * @param channels channels that deliver it
   * @returns the reference that the lead got when it first came
   * @throws Error if others change the same lead at every attempt
   */
  add(incoming: IncomingRequest, channels: readonly DeliveryChannel[]): Promise<StoredRequest>
  /** Releases a lead from quarantine and schedules its delivery. @returns whether it was in quarantine */
  release(reference: string, channels: readonly DeliveryChannel[]): Promise<boolean>

  /**
   * Takes due deliveries of a channel, oldest first. It moves their next attempt past the lease, so that no other process takes them. A row
   * that cannot be read becomes dead.
   * @param onUnreadable called for each of those, once that is stored
   */
  takeDue(
    channel: DeliveryChannel,
    limit: number,
    leaseMs: number,
    onUnreadable?: (unreadable: UnreadableDelivery) => void,
  ): Promise<Delivery[]>
  /**
   * Marks a delivery as delivered, even if it is dead. A lead that was corrected since stays due, because the new revision has not been
   * delivered.
   */
  markDelivered(delivery: Delivery): Promise<void>
  /**
   * Marks an attempt as failed. If the lease had ended and another process has delivered it since, it stays delivered.
   * @param retryInMs null: the delivery is dead
   * @returns whether it has marked it
   */
  markFailed(delivery: Delivery, failure: DeliveryFailure, retryInMs: number | null): Promise<boolean>

  /**
   * Makes all undelivered deliveries due now. Dead ones begin anew. Waiting ones keep their count, so that the alert goes on saying since
   * when. Deliveries that may be under way are left alone, because they would be sent twice. Running it again changes nothing.
   * @param leaseMs the same as for `takeDue`
   * @returns how many begin anew, and how many were brought forward
   */
  replayUndelivered(leaseMs: number): Promise<{ again: number; forward: number }>
  /**
   * Makes delivered deliveries of a lead due again, because a receiver has lost it. They keep their rows and their revision, so the lead is
   * sent under the same key. Waiting and dead deliveries are left alone, so running it again changes nothing.
   * @returns the channels by which the lead is due again
   */
  resendDelivered(reference: string, channels: readonly DeliveryChannel[]): Promise<DeliveryChannel[]>

  /**
   * Deletes all data of one person, delivered or not.
   * @returns how many leads were deleted
   * @throws TelephoneNumberTooShort for a telephone number that is too short to identify a person
   */
  erase(who: PersonKey): Promise<number>
  /**
   * Deletes old leads, but never one with a waiting or dead delivery, or one that no channel has delivered. Age is measured by a clock that
   * follows the wall clock, but at most twice as fast as the service has really been running. So a wall clock that jumps ahead deletes
   * nothing, and one that starts in 1970 keeps nothing for decades.
   * @param days how long leads are kept
   * @param ranMs how long the service has run since the last purge, by a monotonic clock
   * @returns how many leads were deleted
   */
  purge(days: number, ranMs: number): Promise<number>
}

export interface LeadStore extends LeadSteps {
  /** Gives back an attempt that was canceled because the service stops. It does not count, and is due again. */
  giveBack(delivery: Delivery): Promise<void>
  /**
   * Makes attempts due now that are scheduled later than any pause is long, because a wrong clock scheduled them. If the first attempt of a
   * delivery is in the future, a wrong clock noted it. It then counts from now, because otherwise nobody would be told before that time
   * that the delivery is stuck.
   * @param beyondMs 0 (after a jump of the clock) makes everything due
   * @returns how many are due earlier
   */
  pullForward(beyondMs: number): Promise<number>
  /** Adds deliveries of undelivered leads for a channel that was added later. @returns how many were added */
  addMissingDeliveries(channels: readonly DeliveryChannel[]): Promise<number>

  /** @returns untried and retrying deliveries, the oldest lead first */
  listWaiting(limit: number): Promise<WaitingDelivery[]>
  /** @returns dead deliveries, the oldest first */
  listDead(): Promise<DeadDelivery[]>
  /** @returns the number of dead deliveries of a channel */
  countDead(channel: DeliveryChannel): Promise<number>
  /**
   * Lists channels that do not deliver. A delivery that was never tried counts from when it was due, so a channel that was added today is
   * not stuck with last week's leads.
   * @param before ISO time: deliveries that were first tried, or first due, later do not count yet
   * @returns channels with longer waiting deliveries: how many, since when, and the kind of their last error
   */
  listChannelsStuckSince(before: string): Promise<StuckChannel[]>
  /**
   * Whether any waiting delivery has failed, or was there at the last alert. After a replay or a correction such a delivery is not stuck
   * for another hour, although it is not delivered.
   * @param alertedAt ISO time
   */
  hasTroubledDelivery(channel: DeliveryChannel, alertedAt: string): Promise<boolean>

  /** @param limit default 50 @returns leads outside quarantine, newest first */
  listLeads(limit?: number): Promise<StoredLead[]>
  /** @param limit default 50 @returns leads in quarantine, newest first */
  listQuarantined(limit?: number): Promise<StoredLead[]>
  /**
   * Finds leads whose name, email, company, phone or reference contains the words, newest first, including quarantine. A whole telephone
   * number is found in any notation.
   */
  listMatching(words: string, limit?: number): Promise<LeadWithDeliveries[]>
  /** @returns one lead with its deliveries and earlier bodies, or null */
  findLead(reference: string): Promise<FullLead | null>
  /** @returns all leads of one person, oldest first @throws TelephoneNumberTooShort as `erase` does */
  listLeadsOf(who: PersonKey): Promise<FullLead[]>
  /** Yields all leads, oldest first, `size` at a time, so that a long export needs little memory and does not block other queries. */
  readInPages(size?: number): AsyncGenerator<LeadWithDeliveries[]>

  /** Counts leads and quarantined leads; and deliveries that are waiting (untried or retrying), delivered and dead. */
  countByState(): Promise<LeadCounts>
  /** @returns when the oldest undelivered lead outside quarantine came in, or null */
  findOldestUndelivered(): Promise<string | null>
  /**
   * Counts leads that have no delivery, because no channel has been configured since they came in. Once one is, it gets them within a
   * minute.
   * @param before ISO time: leads that were stored or released later do not count yet
   */
  countUnassigned(before: string): Promise<number>
  /** @returns for each channel with undelivered leads, what is undelivered and why */
  listChannelTallies(): Promise<ChannelTally[]>
  /** Counts leads received in a period, without quarantine. @param from, @param to ISO times */
  countReceivedBetween(from: string, to: string): Promise<number>
  /**
   * Counts leads by the value of a field or campaign parameter, the largest count first, without quarantine.
   * @param since ISO time or day; without it, all leads count
   */
  listTallies(by: 'industry' | { campaign: string }, since?: string): Promise<Tally[]>

  /** @returns a text that the service has stored about itself, such as when it last sent a digest, or null */
  findServiceValue(name: string): Promise<string | null>
  /** Stores a text under a name, and replaces an earlier one. */
  saveServiceValue(name: string, value: string): Promise<void>
  /** Reads one row, as cheaply as possible. Throws if the store cannot be read. */
  checkReadable(): Promise<void>
}
