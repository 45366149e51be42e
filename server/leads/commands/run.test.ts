/** The operator's commands against every kind of store. */
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DemoRequest } from '../../../src/lib/anywhere/demoRequest.ts'
import type { QuarantineReason } from '../lead.ts'
import { openSqlite } from '../store/sqlite.ts'
import { createLeadStore } from '../store/store.ts'
import { COMMANDS, helpText, runCommand } from './run.ts'
import { d1Local, d1OverHttp, type Place, sqlite } from './testPlaces.ts'

const request: DemoRequest = {
  name: 'Ana Duarte',
  email: 'ana@plant.example',
  company: 'Secretplant',
  phone: '(312) 555-0100',
  industry: 'Manufacturing',
  employees: 420,
  currentTool: 'voicemail',
  message: 'a message that nobody else would write: xyzzy',
  topic: '',
  consent: true,
}
let folder: string
let file: string

async function run(place: Pick<Place, 'env' | 'flags'>, ...args: string[]) {
  let out = ''
  let error = ''
  const code = await runCommand([...args, ...place.flags], place.env, {
    out: (text) => {
      out += text
    },
    error: (text) => {
      error += text
    },
  })
  return { code, out, error }
}
async function fill(place: Place): Promise<string[]> {
  const database = await place.database()
  const store = createLeadStore(database)
  const add = (change: Partial<DemoRequest>, key: string, quarantine: QuarantineReason | null = null, campaign = {}) =>
    store.add({ request: { ...request, ...change }, campaign, key, quarantine }, ['webhook'])
  const added = [
    await add({}, 'key-00000001', null, { landing: '/industries/manufacturing', utm_campaign: 'spring' }),
    await add({ email: 'bo@other.example', name: 'Bo', company: 'Other', phone: '+1 415 555 0199', industry: 'Logistics' }, 'key-00000002'),
    await add({ email: 'bot@spam.example', name: 'Bot', company: 'Spam', phone: '2125550188' }, 'key-00000003', 'honeypot'),
  ]
  await database.end()
  return added.map(({ reference }) => reference)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commands-'))
  file = join(folder, 'leads.sqlite')
})
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

describe.each([
  ['SQLite', sqlite],
  ['D1 by its HTTP API', d1OverHttp],
  // Starts wrangler for every command: a minute that `npm run check` leaves to `npm test` (scripts/platforms.ts).
  ...(process.env.LOCAL_D1 ? [['local D1', d1Local] as const] : []),
] as const)('on %s', (_, make) => {
  it('one life of leads: looked at, released, exported, erased', { timeout: 300_000 }, async () => {
    const place = await make(folder)
    try {
      const [ana = '', bo = '', bot = ''] = await fill(place)
      const listed = await run(place, 'list')
      expect([listed.code, listed.out.includes(ana), listed.out.includes(bot)]).toEqual([0, true, false])
      expect((await run(place, 'search', 'secretPLANT')).out).toContain(ana)
      expect(JSON.parse((await run(place, 'show', ana.toLowerCase())).out)).toMatchObject({
        reference: ana,
        deliveries: [{ channel: 'webhook', state: 'waiting' }],
      })
      expect((await run(place, 'show', 'PP-22222222')).code).toBe(1)

      const csv = (await run(place, 'export')).out
      expect([csv.includes(ana), csv.includes(bot), csv.charCodeAt(0)]).toEqual([true, true, 0xfeff])
      const stats = (await run(place, 'stats')).out
      expect(stats).toMatch(/2 leads, 1 in quarantine/)
      expect(stats).toMatch(/1 {2}\/industries\/manufacturing[\s\S]*1 {2}spring[\s\S]*1 {2}Logistics/)

      expect((await run(place, 'quarantine')).out).toContain(`${bot}`)
      const released = await run(
        { ...place, env: { ...place.env, LEAD_WEBHOOK_URL: 'https://crm.example', LEAD_WEBHOOK_SECRET: 'secret-of-the-test' } },
        'quarantine',
        'release',
        bot,
      )
      expect(released.out).toContain('delivered by webhook')
      expect(JSON.parse(released.error)).toMatchObject({ event: 'lead.released', reference: bot })
      expect(JSON.parse((await run(place, 'show', bot)).out).deliveries).toHaveLength(1)
      expect((await run(place, 'quarantine', 'release', bot)).code).toBe(1)
      expect((await run(place, 'dead')).out).toBe('0 given up, 3 waiting\n')
      expect((await run(place, 'replay')).out).toMatch(/^0 /)

      // Nothing here was delivered, so nothing goes by its age.
      expect((await run(place, 'purge', '1')).out).toBe('0 leads deleted.\n')
      expect(JSON.parse((await run(place, 'person', '312-555-0100')).out)).toHaveLength(1)
      expect((await run(place, 'erase', 'ANA@plant.example')).out).toMatch(/1 leads would be deleted/)
      const erased = await run(place, 'erase', '1 312 555 0100', '--yes')
      expect([erased.out, JSON.parse(erased.error)]).toMatchObject(['1 leads deleted.\n', { event: 'lead.erased', reference: ana }])
      expect((await run(place, 'person', 'ana@plant.example')).code).toBe(1)
      expect((await run(place, 'erase', bo, '--yes')).out).toBe('1 leads deleted.\n')
    } finally {
      await place.end()
    }
  })
})

describe('the SQLite file', () => {
  const bytes = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name)).toString('latin1'))
      .join('')

  it('holds no trace of an erased person, also not in its journal, while a server has it open', async () => {
    const place = await sqlite(folder)
    const server = openSqlite(file)
    const store = createLeadStore(server)
    await store.add({ request: { ...request, message: 'xyzzy '.repeat(600) }, campaign: {}, key: 'key-00000001', quarantine: null }, [
      'webhook',
    ])
    await store.add({ request: { ...request, message: 'plugh' }, campaign: {}, key: 'key-00000001', quarantine: null }, ['webhook'])
    expect(bytes()).toMatch(/Secretplant/)
    expect((await run(place, 'erase', 'ana@plant.example', '--yes')).out).toBe('1 leads deleted.\n')
    expect(bytes()).not.toMatch(/Secretplant|xyzzy|plugh|ana@plant|555-0100/)
    await server.close()
    expect(bytes()).not.toMatch(/Secretplant|xyzzy|plugh|ana@plant|555-0100/)
  })
  it('is for its owner’s eyes only, and so is a backup', async () => {
    const place = await sqlite(folder)
    await fill(place)
    await run(place, 'backup', join(folder, 'copy.sqlite'))
    expect([file, join(folder, 'copy.sqlite')].map((name) => statSync(name).mode & 0o777)).toEqual([0o600, 0o600])
  })
  it('is never made by a mistyped path', async () => {
    const wrong = join(folder, 'nowhere/leads.sqlite')
    const answer = await run({ env: { LEADS_DB: wrong }, flags: [] }, 'list')
    expect([answer.code, answer.out, answer.error]).toEqual([1, '', expect.stringContaining(`There is no database at ${wrong}`)])
    expect(readdirSync(folder)).toEqual([])
  })
  it('is backed up while it is used, checked, and restored', async () => {
    const place = await sqlite(folder)
    const copy = join(folder, 'copy.sqlite')
    const server = openSqlite(file)
    const store = createLeadStore(server)
    await store.add({ request, campaign: {}, key: 'key-00000001', quarantine: null }, [])
    expect((await run(place, 'backup', copy)).out).toMatch(/^1 leads in /)
    expect(await run(place, 'backup', copy)).toMatchObject({ code: 1, error: expect.stringContaining('there already') })
    await store.add({ request, campaign: {}, key: 'key-00000002', quarantine: null }, [])
    expect((await run(place, 'restore', copy)).out).toMatch(/is sound and holds 1 leads/)
    expect(await run(place, 'restore', copy, '--yes')).toMatchObject({ code: 1, error: expect.stringContaining('Stop the server') })
    await server.close()
    expect((await run(place, 'restore', copy, '--yes')).out).toMatch(/^1 leads restored/)
    expect((await run(place, 'list')).out.trim().split('\n')).toHaveLength(1)
    expect(existsSync(`${file}.before-restore`)).toBe(true)
  })
  it('is not replaced by something damaged', async () => {
    const place = await sqlite(folder)
    await fill(place)
    const copy = join(folder, 'copy.sqlite')
    copyFileSync(file, copy)
    await writeFile(copy, Buffer.concat([readFileSync(copy).subarray(0, 4096), Buffer.alloc(8192, 7)]))
    expect(await run(place, 'restore', copy, '--yes')).toMatchObject({ code: 1, error: expect.stringContaining('no sound database') })
    expect((await run(place, 'list')).out.trim().split('\n')).toHaveLength(2)
  })
  it('loses by age what was delivered, and nothing else', async () => {
    const place = await sqlite(folder)
    let time = Date.parse('2020-01-01T00:00:00Z')
    const server = openSqlite(file)
    const store = createLeadStore(server, () => new Date(time))
    const add = (key: string, channels: 'webhook'[]) => store.add({ request, campaign: {}, key, quarantine: null }, channels)
    const delivered = await add('key-00000001', ['webhook'])
    for (const delivery of await store.takeDue('webhook', 1, 1000)) await store.markDelivered(delivery)
    await add('key-00000002', ['webhook'])
    await add('key-00000003', ['webhook'])
    for (const delivery of await store.takeDue('webhook', 1, 1000)) await store.markFailed(delivery, { text: 'x', kind: 'x' }, null)
    time = Date.now()
    await server.close()
    expect((await run(place, 'purge', '30')).out).toBe('1 leads deleted.\n')
    const left = (await run(place, 'list')).out
    expect([left.trim().split('\n').length, left.includes(delivered.reference)]).toEqual([2, false])
  })
})

describe('a command line that is wrong', () => {
  it.each([
    [['lsit'], 2, 'There is no command "lsit"'],
    [['toString'], 2, 'There is no command'],
    [['list', '--moist', '3'], 2, '--moist'],
    [['show'], 2, 'Too few'],
    [['list', '--most', '-1'], 2, '--most'],
    [['list', '--most', 'x'], 1, 'whole number'],
    [['erase', 'Ana'], 1, 'neither an email address'],
    [['erase', '12345'], 1, 'at least 7 digits'],
    [['purge', 'never'], 1, 'whole number'],
    [['stats', '--since', 'yesterday'], 1, 'a day like'],
    [['quarantine', 'free', 'PP-22222222'], 1, 'Say which'],
    [['list', '--d1', 'moon'], 1, '"remote" or "local"'],
    [['list', '--d1', 'remote'], 1, 'CLOUDFLARE_ACCOUNT_ID'],
  ])('%j', async (args, code, sentence) => {
    await fill(await sqlite(folder))
    const answer = await run({ env: { LEADS_DB: file }, flags: [] }, ...args)
    expect([answer.code, answer.out, answer.error]).toEqual([code, '', expect.stringContaining(sentence)])
    expect(answer.error).not.toMatch(/\bat .*\.ts:/)
  })
  it('is helped: each command says how it is used', async () => {
    expect((await run({ env: {}, flags: [] }, '--help')).out).toBe(helpText())
    for (const name of Object.keys(COMMANDS)) {
      const { code, out } = await run({ env: {}, flags: [] }, name, '--help')
      expect([code, out]).toEqual([0, expect.stringContaining(`leads ${name}`)])
    }
  })
})
