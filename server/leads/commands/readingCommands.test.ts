/** The output of the reading commands, line by line. */
import { assert, describe, expect, it } from 'vitest'
import type { DeliveryChannel, QuarantineReason } from '../lead.ts'
import { createLeadStore } from '../store/createLeadStore.ts'
import { fillStore, folderForEachTest, REQUEST, runAsOperator } from './commands.testing.ts'
import { openSqliteTestTarget, type TestTarget } from './testTargets.testing.ts'

const paths = folderForEachTest()

/** Lets waiting deliveries fail, with one pause after the other. */
async function failing(target: TestTarget, pauses: (number | null)[]) {
  const database = await target.database()
  const store = createLeadStore(database)
  for (const pause of pauses)
    for (const delivery of await store.takeDue('webhook', 1, 1000))
      await store.markFailed(delivery, { text: 'the receiver answered 503', kind: 'HTTP 503' }, pause)
  await database.end()
}
async function runWithEmptyStore() {
  const target = await openSqliteTestTarget(paths.folder)
  const database = await target.database()
  await database.batch([])
  await database.end()
  return target
}
const MINUTE = /\d{4}-\d\d-\d\dT\d\d:\d\d/.source

describe('where there is nothing', () => {
  it.each([
    [['list'], 0, 'No leads yet.\n'],
    [['search', 'ana'], 0, 'Nothing found.\n'],
    [['waiting'], 0, '0 waiting (times in UTC), 0 dead\n'],
    [['dead'], 0, '0 dead (times in UTC), 0 waiting\n'],
    [['quarantine'], 0, '0 in quarantine\n'],
    [['person', 'ana@plant.example'], 1, 'Nothing is kept of ana@plant.example.\n'],
    [['show', 'PP-22222222'], 1, 'There is no lead PP-22222222.\n'],
  ])('%j says so', async (args, code, text) => {
    const result = await runAsOperator(await runWithEmptyStore(), ...args)
    expect([result.code, result.out + result.error]).toEqual([code, text])
  })
})

describe('a line of a list', () => {
  it('has what distinguishes leads, and whether the lead is in quarantine', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    const [ana, , bot = ''] = await fillStore(target)
    expect((await runAsOperator(target, 'list')).out).toMatch(
      new RegExp(
        `^PP-.*\\n${ana}  ${MINUTE}  Secretplant \\(420\\)  Ana Duarte <ana@plant\\.example>\\n1 in quarantine, which are not listed here: npm run leads -- quarantine\\n$`,
      ),
    )
    const search = async () => (await runAsOperator(target, 'search', 'bot@', 'spam.example')).out
    expect((await runAsOperator(target, 'search', 'spam')).out).toMatch(
      new RegExp(`^${bot}  .* <bot@spam\\.example>  \\[quarantine: honeypot\\]\\n$`),
    )
    expect(await search()).toBe('Nothing found.\n')
    expect((await runAsOperator(target, 'quarantine')).out).toMatch(
      new RegExp(`^${bot}  ${MINUTE}  honeypot  Spam  Bot <bot@spam\\.example>\\n1 in quarantine\\n$`),
    )
    expect((await runAsOperator(target, 'quarantine', 'release', bot)).out).toBe(
      `${bot} is released; no channel is set here, so the server will deliver it.\n`,
    )
    expect((await runAsOperator(target, 'search', 'spam')).out).toMatch(/<bot@spam\.example> {2}no delivery\n$/)
  })
  it('that a search found says how far each of its deliveries is', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    const database = await target.database()
    const store = createLeadStore(database)
    for (const key of ['key-00000001', 'key-00000002'])
      await store.add({ request: { ...REQUEST, message: key }, campaign: {}, key, quarantineReason: null }, ['webhook', 'email'])
    const [first, second] = await store.takeDue('webhook', 2, 1000)
    assert(first)
    await store.markDelivered(first)
    assert(second)
    await store.markFailed(second, { text: 'x', kind: 'x' }, null)
    await database.end()
    const lines = (await runAsOperator(target, 'search', 'ana@')).out.split('\n')
    expect(lines.map((line) => line.split('>  ')[1])).toEqual([
      'webhook dead, email waiting',
      'webhook delivered, email waiting',
      undefined,
    ])
  })
  it('and how many there are is asked for', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    await fillStore(target)
    for (const args of [['list'], ['search', 'example'], ['waiting']])
      expect((await runAsOperator(target, ...args, '--most', '1')).out.match(/^PP-/gm)).toHaveLength(1)
  })
})

describe('a lead that did not arrive', () => {
  const holding = async (channels: DeliveryChannel[], quarantineReason: QuarantineReason | null = null) => {
    const target = await openSqliteTestTarget(paths.folder)
    const database = await target.database()
    await createLeadStore(database).add({ request: REQUEST, campaign: {}, key: 'key-00000001', quarantineReason }, channels)
    await database.end()
    return target
  }
  it('because it is in quarantine is mentioned below an empty list', async () => {
    expect((await runAsOperator(await holding(['webhook'], 'honeypot'), 'list')).out).toBe(
      '1 in quarantine, which are not listed here: npm run leads -- quarantine\n',
    )
  })
  it('because no channel was set is counted as waiting', async () => {
    expect((await runAsOperator(await holding([]), 'waiting')).out).toBe(
      '0 waiting (times in UTC), 0 dead\n1 leads without any delivery: the service gives them one within a minute, if it runs and a channel is set.\n',
    )
  })
  it('is found by its telephone number however that was typed, and by no other', async () => {
    const target = await holding([])
    for (const [words, found] of [
      ['3125550100', true],
      ['+1 312.555.0100', true],
      ['312 555 0199', false],
    ] as const)
      expect([words, /^PP-/.test((await runAsOperator(target, 'search', words)).out)]).toEqual([words, found])
  })
})

describe('what is not delivered', () => {
  it('is listed with what went wrong and when it is tried next, or since when it is due', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    const [ana, bo] = await fillStore(target)
    await failing(target, [3_600_000])
    expect((await runAsOperator(target, 'waiting')).out).toMatch(
      new RegExp(
        `^${ana}  webhook  1 attempts, next ${MINUTE}: the receiver answered 503\\n${bo}  webhook  0 attempts, due since ${MINUTE}\\n2 waiting \\(times in UTC\\), 0 dead\\nTo have all of it tried now: npm run leads -- replay\\n$`,
      ),
    )
  })
  it('and is dead is listed with why and when', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    const [ana] = await fillStore(target)
    await failing(target, [null])
    expect((await runAsOperator(target, 'dead')).out).toMatch(
      new RegExp(
        `^${ana}  webhook  1 attempts, dead since ${MINUTE}: the receiver answered 503\\n1 dead \\(times in UTC\\), 1 waiting\\n$`,
      ),
    )
    expect((await runAsOperator(target, 'waiting')).out).toContain('1 waiting (times in UTC), 1 dead\n')
    expect((await runAsOperator(target, 'replay')).out).toMatch(
      /^1 dead .* 0 waiting[^\n]*\nThe server tries them .*: npm run leads -- waiting\n$/,
    )
  })
})

describe('stats', () => {
  const today = () => new Date().toISOString().slice(0, 10)
  it('has a table for each way in which a lead came, and says what is unknown', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    await fillStore(target)
    const since = today()
    expect((await runAsOperator(target, 'stats', '--since', since)).out.split('\n')).toEqual([
      '2 leads, 1 in quarantine; deliveries: 0 delivered, 2 waiting, 0 dead',
      '',
      `Landing page (from ${since})`,
      '      1  unknown',
      '      1  /industries/manufacturing',
      '',
      `Campaign (from ${since})`,
      '      1  unknown',
      '      1  spring',
      '',
      `Source (from ${since})`,
      '      2  unknown',
      '',
      `Industry (from ${since})`,
      '      1  Logistics',
      '      1  Manufacturing',
      '',
    ])
  })
  it('leaves out what came before', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    await fillStore(target)
    expect((await runAsOperator(target, 'stats', '--since', '2999-01-01')).out).toMatch(/Industry \(from 2999-01-01\)\n$/)
    expect((await runAsOperator(target, 'stats')).out).toMatch(/\nLanding page\n/)
  })
  it.each(['2026-13-01', '2026-02-30', '26-01-01', 'x2026-01-01', '2026-01-01x'])('takes no %s for a day', async (since) => {
    expect(await runAsOperator(await runWithEmptyStore(), 'stats', '--since', since)).toMatchObject({
      code: 1,
      out: '',
      error: expect.stringContaining(`"${since}"`),
    })
  })
})
