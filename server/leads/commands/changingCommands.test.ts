/** Erasing and purging leave nothing in the SQLite file. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, vi } from 'vitest'
import { openSqlite } from '../databases/sqlite.ts'
import type { DeliveryChannel } from '../lead.ts'
import { createLeadStore } from '../store/createLeadStore.ts'
import { deliverLead, fillStore, folderForEachTest, REQUEST, runAsOperator } from './commands.testing.ts'
import { openSqliteTestTarget, type TestTarget } from './testTargets.testing.ts'

// Commands wait that long for a lock which a test holds itself.
vi.mock('../databases/sqliteDatabase.ts', async (original) => ({ ...(await original<object>()), BUSY_TIMEOUT_MS: 100 }))

const paths = folderForEachTest()

/** Stores a lead that was delivered this many days ago. */
async function fillOld(target: TestTarget, days: number) {
  const database = await target.database()
  const store = createLeadStore(database, () => new Date(Date.now() - days * 86_400_000))
  await store.add({ request: REQUEST, campaign: {}, key: 'key-00000001', quarantineReason: null }, ['webhook'])
  for (const delivery of await store.takeDue('webhook', 1, 1000)) await store.markDelivered(delivery)
  await database.end()
}

const bytes = () =>
  readdirSync(paths.folder)
    .map((name) => readFileSync(join(paths.folder, name)).toString('latin1'))
    .join('')

it('the SQLite file holds no trace of an erased person, also not in its journal, while a server has it open', async () => {
  const target = await openSqliteTestTarget(paths.folder)
  const server = openSqlite(paths.file)
  const store = createLeadStore(server)
  await store.add({ request: { ...REQUEST, message: 'xyzzy '.repeat(600) }, campaign: {}, key: 'key-00000001', quarantineReason: null }, [
    'webhook',
  ])
  await store.add({ request: { ...REQUEST, message: 'plugh' }, campaign: {}, key: 'key-00000001', quarantineReason: null }, ['webhook'])
  expect(bytes()).toMatch(/Secretplant/)
  expect((await runAsOperator(target, 'erase', 'ana@plant.example', '--yes')).out).toBe('1 lead deleted.\n')
  expect(bytes()).not.toMatch(/Secretplant|xyzzy|plugh|ana@plant|555-0100/)
  await server.close()
  expect(bytes()).not.toMatch(/Secretplant|xyzzy|plugh|ana@plant|555-0100/)
})
it('the SQLite file loses by age what was delivered, and nothing else', async () => {
  const target = await openSqliteTestTarget(paths.folder)
  let time = Date.parse('2020-01-01T00:00:00Z')
  const server = openSqlite(paths.file)
  const store = createLeadStore(server, () => new Date(time))
  const add = (key: string, channels: 'webhook'[]) => store.add({ request: REQUEST, campaign: {}, key, quarantineReason: null }, channels)
  const delivered = await add('key-00000001', ['webhook'])
  for (const delivery of await store.takeDue('webhook', 1, 1000)) await store.markDelivered(delivery)
  await add('key-00000002', ['webhook'])
  await add('key-00000003', ['webhook'])
  for (const delivery of await store.takeDue('webhook', 1, 1000)) await store.markFailed(delivery, { text: 'x', kind: 'x' }, null)
  time = Date.now()
  await server.close()
  expect((await runAsOperator(target, 'purge', '30')).out).toMatch(/^Every delivered lead older than 30 days would be deleted.*731.*--yes/)
  expect((await runAsOperator(target, 'purge', '30', '--yes')).out).toBe('1 lead deleted.\n')
  const left = (await runAsOperator(target, 'list')).out
  expect([left.trim().split('\n').length, left.includes(delivered.reference)]).toEqual([2, false])
})

describe('erase', () => {
  it('lists what would be deleted, and deletes only with --yes', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    const [ana] = await fillStore(target)
    expect((await runAsOperator(target, 'erase', 'ana@plant.example')).out).toBe(`1 lead would be deleted: ${ana}. Say so with --yes.\n`)
    expect((await runAsOperator(target, 'erase', 'nobody@plant.example')).out).toBe('0 leads would be deleted: none. Say so with --yes.\n')
    expect((await runAsOperator(target, 'list')).out).toContain(ana)
  })
  it('that cannot clean the journal reports that, and what to do', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    await fillStore(target)
    const reader = new DatabaseSync(paths.file)
    reader.exec('BEGIN; SELECT * FROM leads')
    reader.prepare('SELECT count(*) FROM leads').get()
    const result = await runAsOperator(target, 'erase', 'ana@plant.example', '--yes')
    reader.exec('ROLLBACK')
    reader.close()
    expect(result).toMatchObject({ code: 1, error: expect.stringContaining('It is deleted, but the journal could not be cleaned') })
    expect((await runAsOperator(target, 'search', 'ana@')).out).toBe('Nothing found.\n')
  })
})

describe('purge', () => {
  it('uses the setting if no days are given', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    await fillOld(target, 40)
    expect((await runAsOperator(target, 'purge')).out).toBe('0 leads deleted.\n')
    expect((await runAsOperator({ ...target, env: { ...target.env, LEAD_RETENTION_DAYS: '30' } }, 'purge')).out).toBe('1 lead deleted.\n')
  })
})

describe('quarantine', () => {
  it('lists as many as are asked for, and counts all', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    const [, , bot = ''] = await fillStore(target)
    const { out } = await runAsOperator(target, 'quarantine', '--most', '1')
    expect([out.includes(bot), out.endsWith('\n1 in quarantine\n')]).toEqual([true, true])
  })
  it('releases a lead to every channel that is set here, by a reference in any case', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    const [, , bot = ''] = await fillStore(target)
    const env = {
      ...target.env,
      LEAD_WEBHOOK_URL: 'https://crm.example',
      LEAD_WEBHOOK_SECRET: 'secret-of-the-test',
      SMTP_URL: 'smtp://localhost',
    }
    expect((await runAsOperator({ ...target, env }, 'quarantine', 'release', bot.toLowerCase())).out).toBe(
      `${bot} is released and will be delivered by webhook and email.\n`,
    )
    expect(await runAsOperator(target, 'quarantine', 'release', bot)).toMatchObject({ code: 1, error: `${bot} is not in quarantine.\n` })
  })
  it.each([[['release']], [['free', 'PP-22222222']]])('does not guess what %j means', async (words) => {
    const target = await openSqliteTestTarget(paths.folder)
    await fillStore(target)
    expect(await runAsOperator(target, 'quarantine', ...words)).toMatchObject({
      code: 1,
      error: 'Say which: npm run leads -- quarantine release PP-…\n',
    })
  })
})

describe('resend', () => {
  const SERVER_TRIES = 'The server tries within a minute, if it runs and the channel is set. See what became of it: npm run leads -- show'
  /** @returns the store, and the reference of a lead for both channels */
  const openWithLead = async (channels: DeliveryChannel[] = ['webhook', 'email']) => {
    const target = await openSqliteTestTarget(paths.folder)
    const database = await target.database()
    const store = createLeadStore(database)
    const { reference } = await store.add({ request: REQUEST, campaign: {}, key: 'key-00000001', quarantineReason: null }, channels)
    return { place: target, reference, store, end: database.end }
  }
  it('reports the channels that it sends by, or sends by the one that is named', async () => {
    const { place: target, reference, end } = await openWithLead()
    await end()
    await deliverLead(target, reference)
    expect((await runAsOperator(target, 'resend', reference, '--channel', 'email')).out).toBe(
      `${reference} will be sent again by email, under the same key or Message-ID as before.\n${SERVER_TRIES} ${reference}\n`,
    )
    expect((await runAsOperator(target, 'resend', reference)).out).toBe(
      `${reference} will be sent again by webhook, under the same key or Message-ID as before.\n` +
        `${reference} waits for its delivery by email anyway. To have it tried now: npm run leads -- replay\n${SERVER_TRIES} ${reference}\n`,
    )
    await deliverLead(target, reference)
    expect((await runAsOperator(target, 'resend', reference)).out).toContain(' by webhook and email, ')
  })
  it('names what is to be done instead where nothing was delivered', async () => {
    const { place: target, reference, store, end } = await openWithLead()
    for (const taken of await store.takeDue('webhook', 1, 1000)) await store.markFailed(taken, { text: 'x', kind: 'x' }, null)
    await end()
    const waits = `${reference} waits for its delivery by email anyway. To have it tried now: npm run leads -- replay`
    const isDead = `The delivery of ${reference} by webhook is dead. To have it tried again: npm run leads -- replay`
    const result = await runAsOperator(target, 'resend', reference)
    expect(result).toEqual({ code: 1, out: '', error: `${isDead}\n${waits}\n` })
    expect((await runAsOperator(target, 'resend', reference, '--channel', 'email')).error).toBe(`${waits}\n`)
  })
  it('sends a lead again that was in quarantine and is released', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    const [, , bot = ''] = await fillStore(target)
    const env = { ...target.env, LEAD_WEBHOOK_URL: 'https://crm.example', LEAD_WEBHOOK_SECRET: 'secret-of-the-test' }
    await runAsOperator({ ...target, env }, 'quarantine', 'release', bot)
    await deliverLead(target, bot)
    expect((await runAsOperator(target, 'resend', bot)).out).toContain(`${bot} will be sent again by webhook, `)
  })
  it('adds no delivery by a channel that has none', async () => {
    const { place: target, reference, end } = await openWithLead(['webhook'])
    await end()
    await deliverLead(target, reference)
    expect(await runAsOperator(target, 'resend', reference, '--channel', 'email')).toMatchObject({
      code: 1,
      error: `${reference} was never delivered by email.\n`,
    })
    expect(JSON.parse((await runAsOperator(target, 'show', reference)).out).deliveries).toMatchObject([{ state: 'delivered' }])
  })
  it('refuses a lead that was erased, is in quarantine, or has no delivery', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    const [ana = '', , bot = ''] = await fillStore(target)
    await deliverLead(target, ana)
    await runAsOperator(target, 'erase', ana, '--yes')
    expect((await runAsOperator(target, 'resend', ana)).error).toBe(`There is no lead ${ana}: it was never stored, or was erased.\n`)
    expect((await runAsOperator(target, 'resend', bot)).error).toBe(
      `${bot} is in quarantine, and was never delivered. To release it: npm run leads -- quarantine release ${bot}\n`,
    )
    const { reference, end } = await openWithLead([])
    await end()
    expect((await runAsOperator(target, 'resend', reference)).error).toBe(`${reference} was never delivered by webhook or email.\n`)
  })
})

it('a command says what is wrong with the settings, and touches nothing', async () => {
  const target = await openSqliteTestTarget(paths.folder)
  await fillStore(target)
  const result = await runAsOperator({ ...target, env: { ...target.env, LEAD_RETENTION_DAYS: 'x' } }, 'purge')
  expect(result).toEqual({
    code: 1,
    out: '',
    error: 'The leads service\'s settings are wrong:\n  LEAD_RETENTION_DAYS must be a whole number from 1 to 99999999, but is "x".\n',
  })
})
