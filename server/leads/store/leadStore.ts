/**
 * What a store of leads does; `leadStoreData.ts` is what it takes and gives. `createLeadStore.ts` puts it together over any SqlDatabase,
 * `loggedStore.ts` writes its steps into the log.
 * Every method fails with StoreUnavailable where the store does not answer, and with StatementFault where D1 refuses a statement;
 * "throws" names only what comes beside that.
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

/** Steps of a lead's life: each is a line of the log, or several. */
export interface LeadSteps {
  /**
   * Stores a request with its deliveries, once for each key. The same key with a changed body corrects the lead: the
   * earlier body is kept as a revision, and the lead is delivered anew. A key in quarantine that comes again and no
   * longer looks like a program's is released.
   * @param channels by which it is to be delivered @returns the reference that it has, or has had since it came first
   * @throws Error where others correct the same lead at every attempt
   */
  add(incoming: IncomingRequest, channels: readonly DeliveryChannel[]): Promise<StoredRequest>
  /** Lets a lead out of quarantine and has it delivered. @returns whether it was in quarantine */
  release(reference: string, channels: readonly DeliveryChannel[]): Promise<boolean>

  /**
   * Takes deliveries of a channel that are due, oldest first, and moves their next attempt past the lease, so that
   * nobody else takes them meanwhile. Rows that cannot be read are dead, each alone.
   * @param onUnreadable is called for each of those, once that is written down
   */
  takeDue(
    channel: DeliveryChannel,
    limit: number,
    leaseMs: number,
    onUnreadable?: (unreadable: UnreadableDelivery) => void,
  ): Promise<Delivery[]>
  /**
   * Writes down that a delivery has arrived, also one that is dead by now. A lead that was corrected meanwhile stays due, because
   * the new revision has not been delivered.
   */
  markDelivered(delivery: Delivery): Promise<void>
  /**
   * Writes down that an attempt failed. If its lease had run out, and another process has taken and made the delivery meanwhile, it stays
   * delivered.
   * @param retryInMs null: the delivery is dead
   */
  markFailed(delivery: Delivery, failure: DeliveryFailure, retryInMs: number | null): Promise<void>

  /**
   * Makes everything that is not delivered due now. Dead deliveries begin anew. Waiting ones are due earlier and keep their count, so that
   * the alert goes on saying since when. It leaves those alone that may be under way, or they would be sent twice. Running it again
   * changes nothing.
   * @param leaseMs as `takeDue` was given it @returns how many begin anew, and how many were brought forward
   */
  replayUndelivered(leaseMs: number): Promise<{ again: number; forward: number }>
  /**
   * Makes delivered deliveries of a lead due once more, because a receiver has lost it. They keep their rows and their revision, so the
   * lead comes under the same key. It leaves deliveries alone that wait, are under way or are dead, so running it again changes nothing.
   * @returns the channels by which the lead is due again
   */
  resendDelivered(reference: string, channels: readonly DeliveryChannel[]): Promise<DeliveryChannel[]>

  /**
   * Deletes all that is kept of one person, delivered or not.
   * @returns how many leads went @throws RangeError for a telephone number that is too short to tell people apart
   */
  erase(who: PersonKey): Promise<number>
  /**
   * Deletes leads that are older, but never one with a delivery that is waiting or dead, or that no channel has delivered.
   * The age is counted by a clock of its own that follows the wall clock, ahead and back, but at most twice as fast as the service
   * has really been running: a wall clock that jumps ahead deletes nothing, and one that starts in 1970 keeps nothing for decades.
   * @param days how long leads are kept
   * @param ranMs for how long the service has run since the last purge, by a clock that cannot jump
   * @returns how many leads went
   */
  purge(days: number, ranMs: number): Promise<number>
}

export interface LeadStore extends LeadSteps {
  /** An attempt that was canceled because the service stops does not count, and is due again. */
  giveBack(delivery: Delivery): Promise<void>
  /**
   * Makes attempts due now that lie further ahead than any pause is long: a clock that went wrong has scheduled them. If the first attempt
   * of a delivery lies ahead, such a clock has noted it. It then counts from now, or nobody would hear before that time that the delivery
   * is stuck.
   * @param beyondMs 0 after a jump of the clock makes everything due @returns how many are due earlier
   */
  pullForward(beyondMs: number): Promise<number>
  /** Gives a channel that was added later the leads that are undelivered. @returns how many deliveries were added */
  addMissingDeliveries(channels: readonly DeliveryChannel[]): Promise<number>

  /** @returns deliveries that are untried or retrying, the oldest lead first */
  listWaiting(limit: number): Promise<WaitingDelivery[]>
  /** @returns deliveries that are not tried any more, the oldest first */
  listDead(): Promise<DeadDelivery[]>
  /** @returns how many deliveries by a channel are dead */
  countDead(channel: DeliveryChannel): Promise<number>
  /**
   * Which channels do not deliver. A delivery that was never tried counts from when it was due: a channel added today is not
   * stuck with last week's leads.
   * @param before ISO time: what was first tried, or first due, after it does not count yet
   * @returns those with deliveries that have been waiting for longer, with how many, since when, and their last error's kind
   */
  listChannelsStuckSince(before: string): Promise<StuckChannel[]>
  /**
   * Whether anything is still waiting that was in trouble: that has failed, or that was there when the operator was last alerted.
   * After a replay or a correction such a delivery is not stuck for another hour, and yet not delivered.
   * @param alertedAt ISO time
   */
  hasTroubledDelivery(channel: DeliveryChannel, alertedAt: string): Promise<boolean>

  /** @returns leads, newest first, without those in quarantine; 50 unless it is said how many at most */
  listLeads(limit?: number): Promise<StoredLead[]>
  /** @returns leads that looked automated and have not been released, newest first; 50 unless it is said how many at most */
  listQuarantined(limit?: number): Promise<StoredLead[]>
  /**
   * Leads whose name, email, company, phone or reference contains the words, newest first, quarantine included. A whole
   * telephone number is found however it was typed.
   */
  listMatching(words: string, limit?: number): Promise<LeadWithDeliveries[]>
  /** @returns one lead with its deliveries and earlier bodies, or null where there is none */
  findLead(reference: string): Promise<FullLead | null>
  /** @returns all that is kept of one person, oldest first @throws RangeError as `erase` does */
  listLeadsOf(who: PersonKey): Promise<FullLead[]>
  /** All leads, oldest first, `size` at a time: an export of any length needs little memory and blocks nobody. */
  listInPages(size?: number): AsyncGenerator<LeadWithDeliveries[]>

  /** Leads and quarantine in leads; waiting, of it untried and retrying (tried at least once), delivered and dead in deliveries. */
  countByState(): Promise<LeadCounts>
  /** @returns when the oldest undelivered lead came in that is not in quarantine, or null */
  findOldestUndelivered(): Promise<string | null>
  /**
   * Leads that no channel is to deliver, because none was set when they came in or since. Once one is set, it gets them
   * within a minute.
   * @param before ISO time: those that have been stored, or released, since then do not count yet @returns how many
   */
  countUnassigned(before: string): Promise<number>
  /** @returns what stands in the way of each channel that has anything undelivered */
  listChannelTallies(): Promise<ChannelTally[]>
  /** Leads received in a span of time, without those in quarantine. @param from, @param to ISO times @returns how many */
  countReceivedBetween(from: string, to: string): Promise<number>
  /**
   * How many leads each value of a field or campaign parameter brought, the most first, without quarantine.
   * @param since ISO time or day; of all times without one
   */
  listTallies(by: 'industry' | { campaign: string }, since?: string): Promise<Tally[]>

  /** @returns what the service remembers of itself under a name, such as when it last sent a digest, or null */
  findRemembered(name: string): Promise<string | null>
  /** Keeps a text under a name, in the place of what is there. */
  remember(name: string, value: string): Promise<void>
  /** Reads one row, as cheaply as can be: fails where the store cannot be read. */
  checkReadable(): Promise<void>
}
