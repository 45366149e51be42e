import { statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, assert, beforeEach, describe, expect, it } from 'vitest'
import { deliverDue } from '../delivery/delivery.ts'
import { type CommandLine, createCommandLine } from '../settings/commandLine.ts'
import { createLeadStore } from '../store/createLeadStore.ts'
import { StoreUnavailable } from '../store/sqlDatabase.ts'
import { openSqliteHere } from '../store/store.testing.ts'
import { createReporter } from './healthReport.ts'
import { failingSender, type OperatorStore, openOperatorStore, workingSender } from './operator.testing.ts'
import { STUCK_AFTER_MS } from './stuckChannels.ts'

let fixture: OperatorStore
beforeEach(async () => {
  fixture = await openOperatorStore()
})
afterEach(() => fixture.close())

describe('the report', () => {
  it('is good when everything is delivered', async () => {
    await fixture.add()
    await deliverDue(fixture.store, 'webhook', workingSender, { now: fixture.now })
    expect(await createReporter(fixture.store, { now: fixture.now }).report()).toEqual({
      ok: true,
      writable: true,
      problems: [],
      oldestUndelivered: null,
      counts: { leads: 1, quarantined: 0, waiting: 0, untried: 0, retrying: 0, delivered: 1, dead: 0 },
      channels: [],
    })
  })
  it('names what waits, since when, and the last error of each channel', async () => {
    await fixture.add(['webhook', 'email'])
    await deliverDue(fixture.store, 'webhook', failingSender, { now: fixture.now })
    const { ok, oldestUndelivered, counts, channels } = await createReporter(fixture.store, { now: fixture.now }).report()
    expect([ok, oldestUndelivered, counts]).toMatchObject([true, '2026-11-21T08:00:00.000Z', { waiting: 2, untried: 1, retrying: 1 }])
    expect(
      channels.reduce((sum, { waiting }) => sum + waiting, 0),
      'what waits, by channel and in all',
    ).toBe(counts?.waiting)
    expect(channels.find(({ channel }) => channel === 'webhook')?.lastError?.kind).toBe('ECONNREFUSED')
    expect(JSON.stringify(channels)).not.toContain('ana@')
    fixture.time.now += STUCK_AFTER_MS
    expect((await createReporter(fixture.store, { now: fixture.now }).report()).problems.join()).toMatch(
      /by email[\s\S]*by webhook have been stuck since 2026-11-21T08:00/,
    )
  })
  it('names the commands that fix a problem as they are called on that machine', async () => {
    await fixture.add(['webhook'])
    fixture.time.now += STUCK_AFTER_MS
    await fixture.add(['email'])
    const [given] = await fixture.store.takeDue('email', 1, 1000)
    assert(given)
    await fixture.store.markFailed(given, { text: 'x', kind: 'x' }, null)
    const problemsWhere = async (commandLine: CommandLine) =>
      (await createReporter(fixture.store, { now: fixture.now, commandLine }).report()).problems.join('\n')
    const inContainer = await problemsWhere(createCommandLine({ LEADS_COMMAND: 'docker exec site leads' }))
    expect(inContainer).toMatch(/stuck since[^\n]*docker exec site leads waiting\.[^\n]*docker exec site leads replay/)
    expect(inContainer).toMatch(/1 deliveries are dead: [^\n]*docker exec site leads dead\.[^\n]*docker exec site leads replay/)
    expect(inContainer).toContain('(more than 60 minutes)')
    expect(await problemsWhere(createCommandLine({}, 'remote'))).toContain('npm run leads -- waiting --d1 remote')
  })
  it('is not good when leads came in while no channel was set, from an hour on, until a channel has them', async () => {
    await fixture.add([])
    await fixture.add([], 'honeypot')
    const report = () => createReporter(fixture.store, { now: fixture.now }).report()
    fixture.time.now += STUCK_AFTER_MS - 1
    expect(await report()).toMatchObject({ ok: true, problems: [] })
    fixture.time.now += 1
    expect(await report()).toMatchObject({
      ok: false,
      problems: [
        '1 leads are stored, and no channel is set to deliver them. Set LEAD_WEBHOOK_URL or SMTP_URL and restart: they are then delivered within a minute. Until then read them with: npm run leads -- list',
      ],
    })
    await fixture.store.addMissingDeliveries(['email'])
    await deliverDue(fixture.store, 'email', workingSender, { now: fixture.now })
    expect(await report()).toMatchObject({ ok: true, problems: [] })
  })
  it('is not good on a full disk', async () => {
    await fixture.add()
    const [row] = await fixture.database.runWithoutTransaction('PRAGMA page_count')
    await fixture.database.runWithoutTransaction(`PRAGMA max_page_count = ${Number(row?.page_count)}`)
    expect(await createReporter(fixture.store, { now: fixture.now }).report()).toMatchObject({
      ok: false,
      writable: false,
      problems: [expect.stringMatching(/^Nothing can be stored: .*full\. New requests are refused\. Look for a full disk/)],
    })
  })
  it('is not good when the file was replaced, and stays so', async () => {
    await fixture.add()
    const reporter = createReporter(fixture.store, { now: fixture.now, identifyFile: () => String(statSync(fixture.file).ino) })
    await reporter.begin()
    const other = openSqliteHere(join(fixture.folder, 'other.sqlite'))
    await createReporter(createLeadStore(other)).report()
    await other.close()
    await rename(join(fixture.folder, 'other.sqlite'), fixture.file)
    for (let round = 0; round < 2; round++)
      expect(await reporter.report()).toMatchObject({
        ok: false,
        problems: [
          'The database is not the one that the service started with: it was replaced or lost. Restart the service if that was meant; otherwise stop it and put the right file back.',
        ],
      })
  })
  it('is good as long as the same store answers', async () => {
    const reporter = createReporter(fixture.store, { now: fixture.now })
    await reporter.begin()
    for (let round = 0; round < 2; round++) expect(await reporter.report()).toMatchObject({ ok: true, problems: [] })
  })
  it('is not good when another store answers', async () => {
    const reporter = createReporter(fixture.store, { now: fixture.now })
    await reporter.begin()
    await fixture.store.saveServiceValue('store_id', 'another')
    expect((await reporter.report()).problems.join()).toContain('was replaced')
  })
  it('is not good when the file is gone', async () => {
    await fixture.add()
    const reporter = createReporter(fixture.store, { now: fixture.now })
    await reporter.begin()
    await rename(fixture.file, `${fixture.file}.away`)
    expect((await reporter.report()).ok).toBe(false)
  })
  it('is not good when the store cannot be read, and says what to try', async () => {
    const silent = { ...fixture.store, countByState: () => Promise.reject(new StoreUnavailable('leads.sqlite: disk I/O error.')) }
    const { ok, problems, ...rest } = await createReporter(silent, { now: fixture.now }).report()
    expect([ok, problems]).toEqual([
      false,
      [
        expect.stringMatching(
          /^The store cannot be read: leads\.sqlite: disk I\/O error\. Try it by hand with: npm run leads -- list\..* with: npm run leads -- restore FILE$/,
        ),
      ],
    ])
    expect(rest).toEqual({ writable: true, oldestUndelivered: null, counts: null, channels: [] })
  })
})
