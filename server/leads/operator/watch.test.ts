import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCommandLine } from '../settings/commandLine.ts'
import { StoreUnavailable } from '../store/database.ts'
import type { OperatorNotice } from './notify.ts'
import { MINUTE_MS, type OperatorStore, openOperatorStore } from './operator.testing.ts'
import { STUCK_AFTER_MS } from './stuckChannels.ts'
import { createWatch, startWatch } from './watch.ts'

let test: OperatorStore
const notices: OperatorNotice[] = []
let end = () => {}
beforeEach(async () => {
  test = await openOperatorStore()
  notices.length = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(async () => {
  end()
  vi.useRealTimers()
  await test.close()
})
const email = async (notice: OperatorNotice) => void notices.push(notice)
const watch = (digestHour: number | null, notifiers = {}) => {
  const { store, log, now } = test
  end = startWatch(
    createWatch({ store, log, now, notifiers: { email, ...notifiers }, commandLine: createCommandLine({}), digestHour }),
    log,
  )
}
const kinds = () => notices.map(({ kind }) => kind)

describe('the watch', () => {
  it('looks at once, and every five minutes until it is ended', async () => {
    await test.add(['webhook'])
    const look = vi.spyOn(test.database, 'read')
    watch(null)
    await vi.waitFor(() => expect(look).toHaveBeenCalled())
    await vi.waitFor(() => expect(look.mock.settledResults.every(({ type }) => type === 'fulfilled')).toBe(true))
    test.time.now += STUCK_AFTER_MS
    vi.advanceTimersByTime(5 * MINUTE_MS - 1)
    expect(notices).toEqual([])
    vi.advanceTimersByTime(1)
    await vi.waitFor(() => expect(kinds()).toEqual(['alert']))
    end()
    // A look begins with this.
    const probe = vi.spyOn(test.store, 'remember')
    vi.advanceTimersByTime(60 * MINUTE_MS)
    expect(probe).not.toHaveBeenCalled()
  })
  it('sends the digest from its hour on', async () => {
    watch(test.now().getUTCHours())
    await vi.waitFor(() => expect(kinds()).toEqual(['digest']))
    expect(notices[0]?.text).toContain(`to ${test.now().toISOString()} (UTC)`)
  })
  it('sends the digest over the webhook where there is no email: nothing else says that leads are in quarantine', async () => {
    const webhook = vi.fn(async (_notice: OperatorNotice) => {})
    await test.add(['webhook'], 'honeypot')
    watch(test.now().getUTCHours(), { email: undefined, webhook })
    await vi.waitFor(() => expect(webhook).toHaveBeenCalledOnce())
    expect(webhook.mock.calls[0]?.[0].subject).toContain('1 in quarantine')
  })
  it('sends none where no hour is set', async () => {
    await test.add(['email'])
    test.time.now += STUCK_AFTER_MS
    const webhook = vi.fn(async () => {})
    watch(null, { webhook })
    // The alert comes before a digest would, and is remembered when all is done.
    await vi.waitFor(() => expect(webhook).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(test.events()).toContain('alert.sent'))
    expect(notices).toEqual([])
  })
  it('sends neither alert nor digest while the store cannot keep that it did, but says why at the second look', async () => {
    await test.add(['webhook'])
    test.time.now += STUCK_AFTER_MS
    vi.spyOn(test.store, 'remember').mockRejectedValue(new StoreUnavailable('database or disk is full'))
    watch(0)
    await vi.waitFor(async () => {
      vi.advanceTimersByTime(5 * MINUTE_MS)
      expect(kinds()).toEqual(['refusing'])
    })
  })
  it('says nothing of a look that its end cut short', async () => {
    const cut = Promise.withResolvers<never>()
    const remembered = vi.spyOn(test.store, 'findRemembered').mockReturnValueOnce(cut.promise)
    watch(null)
    await vi.waitFor(() => expect(remembered).toHaveBeenCalledOnce())
    end()
    cut.reject(new StoreUnavailable('it is closed'))
    await new Promise((resolve) => setImmediate(resolve))
    expect(test.lines).toEqual([])
  })
  it('says so when the store fails, and looks again the next time', async () => {
    await test.add(['webhook'])
    test.time.now += STUCK_AFTER_MS
    vi.spyOn(test.store, 'findRemembered').mockRejectedValueOnce(new TypeError('ana@plant.example'))
    watch(null)
    await vi.waitFor(() => expect(test.lines.at(-1)).toMatchObject({ event: 'service.failed', what: 'watch', error: 'TypeError' }))
    vi.advanceTimersByTime(5 * MINUTE_MS)
    await vi.waitFor(() => expect(kinds()).toEqual(['alert']))
  })
})
