/** The operator's commands with every kind of store, and invalid command lines. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createCommandLine } from '../settings/commandLine.ts'
import { createLeadStore } from '../store/createLeadStore.ts'
import { deliverLead, fillStore, folderForEachTest, runAsOperator } from './commands.testing.ts'
import { COMMANDS, runCommand, writeHelp } from './runCommand.ts'
import { openD1TestTarget, openLocalD1TestTarget, openSqliteTestTarget } from './testTargets.testing.ts'

const paths = folderForEachTest()
const SHOW_HELP = `npm run leads -- show REFERENCE
  one lead with everything that is kept: deliveries, corrections, campaign (JSON)
Against Cloudflare D1: --d1 remote (or local). LEADS_DB names the SQLite file otherwise.
`

describe.each([
  ['SQLite', openSqliteTestTarget],
  ['D1 by its HTTP API', openD1TestTarget],
  // Starts wrangler for every command: a minute that `npm run check` leaves to `npm test` (scripts/test/platforms.ts).
  ...(process.env.LOCAL_D1 ? [['local D1', openLocalD1TestTarget] as const] : []),
] as const)('on %s', (_, make) => {
  it('one life of leads: looked at, released, exported, erased', { timeout: 300_000 }, async () => {
    const target = await make(paths.folder)
    try {
      const [ana = '', bo = '', bot = ''] = await fillStore(target)
      const listed = await runAsOperator(target, 'list')
      expect([listed.code, listed.out.includes(ana), listed.out.includes(bot)]).toEqual([0, true, false])
      expect((await runAsOperator(target, 'search', 'secretPLANT')).out).toContain(ana)
      expect(JSON.parse((await runAsOperator(target, 'show', ana.toLowerCase())).out)).toMatchObject({
        reference: ana,
        deliveries: [{ channel: 'webhook', state: 'waiting' }],
      })
      // D1 refuses a pattern as long as an email address may be.
      expect(await runAsOperator(target, 'search', `${'ana'.repeat(20)}@plant.example`)).toMatchObject({ code: 0, out: 'Nothing found.\n' })
      expect((await runAsOperator(target, 'show', 'PP-22222222')).code).toBe(1)

      const csv = (await runAsOperator(target, 'export')).out
      expect([csv.includes(ana), csv.includes(bot), csv.charCodeAt(0)]).toEqual([true, true, 0xfeff])
      const stats = (await runAsOperator(target, 'stats')).out
      expect(stats).toMatch(/2 leads, 1 in quarantine/)
      expect(stats).toMatch(/1 {2}\/industries\/manufacturing[\s\S]*1 {2}spring[\s\S]*1 {2}Logistics/)

      expect((await runAsOperator(target, 'quarantine')).out).toContain(`${bot}`)
      const released = await runAsOperator(
        { ...target, env: { ...target.env, LEAD_WEBHOOK_URL: 'https://crm.example', LEAD_WEBHOOK_SECRET: 'secret-of-the-test' } },
        'quarantine',
        'release',
        bot,
      )
      expect(released.out).toContain('delivered by webhook')
      expect(JSON.parse(released.error)).toMatchObject({ event: 'lead.released', reference: bot })
      expect(JSON.parse((await runAsOperator(target, 'show', bot)).out).deliveries).toHaveLength(1)
      expect((await runAsOperator(target, 'quarantine', 'release', bot)).code).toBe(1)
      expect((await runAsOperator(target, 'dead')).out).toBe('0 dead (times in UTC), 3 waiting\n')
      expect((await runAsOperator(target, 'replay')).out).toMatch(/^0 .*\b0 waiting/)
      const waiting = (await runAsOperator(target, 'waiting')).out
      for (const reference of [ana, bo, bot]) expect(waiting).toMatch(new RegExp(`^${reference}  webhook  0 attempts, due since 20`, 'm'))
      expect(waiting).toMatch(/^3 waiting/m)
      expect((await runAsOperator(target, 'waiting', '--most', '1')).out).toMatch(/^PP-.*\n3 waiting/)

      // Nothing here was delivered, so age deletes nothing.
      expect((await runAsOperator(target, 'purge', '1', '--yes')).out).toBe('0 leads deleted.\n')
      expect(JSON.parse((await runAsOperator(target, 'person', '312-555-0100')).out)).toHaveLength(1)
      expect((await runAsOperator(target, 'erase', 'ANA@plant.example')).out).toMatch(/1 lead would be deleted/)
      const erased = await runAsOperator(target, 'erase', '1 312 555 0100', '--yes')
      expect([erased.out, JSON.parse(erased.error)]).toMatchObject(['1 lead deleted.\n', { event: 'lead.erased', reference: ana }])
      expect((await runAsOperator(target, 'person', 'ana@plant.example')).code).toBe(1)
      expect((await runAsOperator(target, 'erase', bo, '--yes')).out).toBe('1 lead deleted.\n')
    } finally {
      await target.end()
    }
  })
  it('a lead that its receiver lost is sent again, and no other', { timeout: 300_000 }, async () => {
    const target = await make(paths.folder)
    try {
      const [ana = '', bo = '', bot = ''] = await fillStore(target)
      await deliverLead(target, ana)
      const resent = await runAsOperator(target, 'resend', ana.toLowerCase())
      expect([resent.code, resent.out]).toEqual([0, expect.stringContaining(`${ana} will be sent again by webhook`)])
      expect(JSON.parse(resent.error)).toMatchObject({ event: 'lead.resent', reference: ana, channel: 'webhook' })
      expect(JSON.parse((await runAsOperator(target, 'show', ana)).out).deliveries).toMatchObject([{ state: 'waiting', attempts: 0 }])
      for (const [reference, sentence] of [
        [ana, 'waits for its delivery by webhook anyway'],
        [bo, 'waits for its delivery by webhook anyway'],
        [bot, 'is in quarantine'],
        ['PP-22222222', 'There is no lead PP-22222222'],
      ])
        expect(await runAsOperator(target, 'resend', reference ?? '')).toMatchObject({
          code: 1,
          error: expect.stringContaining(sentence ?? ''),
        })
    } finally {
      await target.end()
    }
  })
})

describe('a command line that is wrong', () => {
  it.each([
    [['lsit'], 2, 'There is no command "lsit"'],
    [['toString'], 2, 'There is no command'],
    [['list', '--moist', '3'], 2, '--moist'],
    [['show'], 2, 'Too few'],
    [['list', 'PP-22222222'], 2, 'Too few or too many words'],
    [['stats', '--since', '2026-11-01T08:00'], 1, 'a day like'],
    [['stats', '--since', '+002026-11-01'], 1, 'a day like'],
    [['list', '--most', '5x'], 1, '--most must be a whole number'],
    [['quarantine', '--most', '5x'], 1, '--most must be a whole number'],
    [['resend'], 2, 'Too few'],
    [['resend', 'PP-22222222', '--channel', 'fax'], 1, '--channel must be webhook or email, but is "fax"'],
    [['purge', '5x'], 1, 'DAYS must be a whole number'],
    [['erase', 'Ana', 'Duarte'], 1, '"Ana Duarte" is neither'],
    [['person', '+44', '20', '7946'], 1, 'Nothing is kept of +44 20 7946.'],
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
    await fillStore(await openSqliteTestTarget(paths.folder))
    const result = await runAsOperator({ env: { LEADS_DB: paths.file }, flags: [] }, ...args)
    expect([result.code, result.out, result.error]).toEqual([code, '', expect.stringContaining(sentence)])
    expect(result.error).not.toMatch(/\bat .*\.ts:/)
  })
  const SEARCH_HELP = `npm run leads -- search WORDS
  leads whose name, email, company, phone or reference contains the words
  --most N   how many (50)
  One part of a name or an address finds more than all of it; a telephone number is found however it was typed.
Against Cloudflare D1: --d1 remote (or local). LEADS_DB names the SQLite file otherwise.
`
  it.each([
    [['search', '--help'], SEARCH_HELP],
    [['help', 'search'], SEARCH_HELP],
    [['show', '-h'], SHOW_HELP],
  ])('is helped by %j', async (args, help) => {
    expect(await runAsOperator({ env: {}, flags: [] }, ...args)).toEqual({ code: 0, out: help, error: '' })
  })
  it.each([
    [[], 2],
    [['help'], 0],
    [['--help'], 0],
    [['-h'], 0],
  ])('is answered with all commands, one below the other: %j', async (args, code) => {
    const result = await runAsOperator({ env: {}, flags: [] }, ...args)
    expect([result.code, result.error]).toEqual([code, ''])
    const lines = result.out.split('\n')
    const places = Object.values(COMMANDS).map(({ usage, summary }) => {
      const line = lines.find((candidate) => candidate.startsWith(`  ${usage} `) && candidate.endsWith(`  ${summary}`)) ?? ''
      return line.length - summary.length
    })
    expect(new Set(places).size).toBe(1)
    expect(result.out).toContain('LEADS_DB names the SQLite file')
    expect(lines).toHaveLength(places.length + 4)
  })
  it('gets the usage of its command', async () => {
    expect((await runAsOperator({ env: {}, flags: [] }, '--help')).out).toBe(writeHelp(createCommandLine({})))
    for (const name of Object.keys(COMMANDS)) {
      const { code, out } = await runAsOperator({ env: {}, flags: [] }, name, '--help')
      expect([code, out]).toEqual([0, expect.stringContaining(`npm run leads -- ${name}`)])
    }
  })
  it('gets the usage with the commands of a container, too', async () => {
    const env = { LEADS_COMMAND: 'docker exec site leads' }
    expect((await runAsOperator({ env, flags: [] }, '--help')).out).toMatch(/^docker exec site leads COMMAND\n/)
    expect((await runAsOperator({ env, flags: [] }, 'lsit')).error).toContain('docker exec site leads COMMAND --help')
  })
  it('makes no file at a mistyped path', async () => {
    const wrong = join(paths.folder, 'nowhere/leads.sqlite')
    const result = await runAsOperator({ env: { LEADS_DB: wrong }, flags: [] }, 'list')
    expect([result.code, result.out, result.error]).toEqual([1, '', expect.stringContaining(`There is no database at ${wrong}`)])
    expect(readdirSync(paths.folder)).toEqual([])
  })
})

describe('a command', () => {
  it('says that the store does not answer, and what the store said', async () => {
    const env = {
      CLOUDFLARE_ACCOUNT_ID: 'x',
      CLOUDFLARE_API_TOKEN: 'x',
      D1_DATABASE_ID: 'x',
      CLOUDFLARE_API_BASE_URL: 'http://127.0.0.1:1',
    }
    expect(await runAsOperator({ env, flags: ['--d1', 'remote'] }, 'list')).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^The store does not answer: ./),
    })
  })
  it('names each variable that it lacks for D1, blank ones too', async () => {
    const env = { CLOUDFLARE_ACCOUNT_ID: 'x', CLOUDFLARE_API_TOKEN: ' ' }
    expect(await runAsOperator({ env, flags: ['--d1', 'remote'] }, 'list')).toMatchObject({
      code: 1,
      error: expect.stringContaining('For D1, set CLOUDFLARE_API_TOKEN, D1_DATABASE_ID.'),
    })
  })
  it('does not hide a bug of the program', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    await fillStore(target)
    const out = () => {
      new Date('no day').toISOString()
    }
    await expect(runCommand(['list'], target.env, { out, error: () => {} })).rejects.toThrow(RangeError)
  })
  it('against D1 needs no mail server for an address that only Node delivers to', async () => {
    const target = await openD1TestTarget()
    await fillStore(target)
    const { code } = await runAsOperator({ ...target, env: { ...target.env, LEAD_MAIL_TO: 'sales@site.example' } }, 'list')
    await target.end()
    expect(code).toBe(0)
  })
  it('refuses a folder in place of the file', async () => {
    expect(await runAsOperator({ env: { LEADS_DB: paths.folder }, flags: [] }, 'list')).toMatchObject({
      code: 1,
      error: `${paths.folder} is no file.\n`,
    })
  })
  it('prints each lead that it finds, or would erase, by itself', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    const [ana = '', bo = ''] = await fillStore(target)
    const database = await target.database()
    await database.batch([{ sql: "UPDATE leads SET email = 'both@plant.example' WHERE quarantine_reason IS NULL" }])
    await database.end()
    expect((await runAsOperator(target, 'search', 'both@plant.example')).out).toMatch(new RegExp(`^${bo}  .*\\n${ana}  .*\\n$`))
    expect((await runAsOperator(target, 'erase', 'both@plant.example')).out).toBe(
      `2 leads would be deleted: ${ana}, ${bo}. Say so with --yes.\n`,
    )
  })
  it('counts what waits for another attempt as waiting, and says what comes of a replay only where there is something', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    await fillStore(target)
    const database = await target.database()
    const store = createLeadStore(database)
    for (const taken of await store.takeDue('webhook', 1, 1000)) await store.markFailed(taken, { text: 'x', kind: 'x' }, 3_600_000)
    await database.end()
    expect((await runAsOperator(target, 'stats')).out).toContain('deliveries: 0 delivered, 2 waiting, 0 dead')
    const replays = [(await runAsOperator(target, 'replay')).out, (await runAsOperator(target, 'replay')).out]
    expect(replays.map((out) => out.includes('See what became of them: npm run leads -- waiting'))).toEqual([true, false])
  })
})
