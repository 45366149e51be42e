/** The operator's commands against every kind of store, and command lines that are wrong. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createCommandLine } from '../operator/commandLine.ts'
import { COMMANDS, writeHelp } from './run.ts'
import { fill, folderForEachTest, runAsOperator } from './testCommands.ts'
import { d1Local, d1Place, sqlitePlace } from './testPlaces.ts'

const test = folderForEachTest()

describe.each([
  ['SQLite', sqlitePlace],
  ['D1 by its HTTP API', d1Place],
  // Starts wrangler for every command: a minute that `npm run check` leaves to `npm test` (scripts/platforms.ts).
  ...(process.env.LOCAL_D1 ? [['local D1', d1Local] as const] : []),
] as const)('on %s', (_, make) => {
  it('one life of leads: looked at, released, exported, erased', { timeout: 300_000 }, async () => {
    const place = await make(test.folder)
    try {
      const [ana = '', bo = '', bot = ''] = await fill(place)
      const listed = await runAsOperator(place, 'list')
      expect([listed.code, listed.out.includes(ana), listed.out.includes(bot)]).toEqual([0, true, false])
      expect((await runAsOperator(place, 'search', 'secretPLANT')).out).toContain(ana)
      expect(JSON.parse((await runAsOperator(place, 'show', ana.toLowerCase())).out)).toMatchObject({
        reference: ana,
        deliveries: [{ channel: 'webhook', state: 'waiting' }],
      })
      // D1 takes no pattern as long as an email address may be.
      expect(await runAsOperator(place, 'search', `${'ana'.repeat(20)}@plant.example`)).toMatchObject({ code: 0, out: 'Nothing found.\n' })
      expect((await runAsOperator(place, 'show', 'PP-22222222')).code).toBe(1)

      const csv = (await runAsOperator(place, 'export')).out
      expect([csv.includes(ana), csv.includes(bot), csv.charCodeAt(0)]).toEqual([true, true, 0xfeff])
      const stats = (await runAsOperator(place, 'stats')).out
      expect(stats).toMatch(/2 leads, 1 in quarantine/)
      expect(stats).toMatch(/1 {2}\/industries\/manufacturing[\s\S]*1 {2}spring[\s\S]*1 {2}Logistics/)

      expect((await runAsOperator(place, 'quarantine')).out).toContain(`${bot}`)
      const released = await runAsOperator(
        { ...place, env: { ...place.env, LEAD_WEBHOOK_URL: 'https://crm.example', LEAD_WEBHOOK_SECRET: 'secret-of-the-test' } },
        'quarantine',
        'release',
        bot,
      )
      expect(released.out).toContain('delivered by webhook')
      expect(JSON.parse(released.error)).toMatchObject({ event: 'lead.released', reference: bot })
      expect(JSON.parse((await runAsOperator(place, 'show', bot)).out).deliveries).toHaveLength(1)
      expect((await runAsOperator(place, 'quarantine', 'release', bot)).code).toBe(1)
      expect((await runAsOperator(place, 'dead')).out).toBe('0 given up, 3 waiting\n')
      expect((await runAsOperator(place, 'replay')).out).toMatch(/^0 .*\b0 that waited/)
      const waiting = (await runAsOperator(place, 'waiting')).out
      for (const reference of [ana, bo, bot]) expect(waiting).toMatch(new RegExp(`^${reference}  webhook  0 attempts, due since 20`, 'm'))
      expect(waiting).toMatch(/^3 waiting/m)
      expect((await runAsOperator(place, 'waiting', '--most', '1')).out).toMatch(/^PP-.*\n3 waiting/)

      // Nothing here was delivered, so nothing goes by its age.
      expect((await runAsOperator(place, 'purge', '1')).out).toBe('0 leads deleted.\n')
      expect(JSON.parse((await runAsOperator(place, 'person', '312-555-0100')).out)).toHaveLength(1)
      expect((await runAsOperator(place, 'erase', 'ANA@plant.example')).out).toMatch(/1 leads would be deleted/)
      const erased = await runAsOperator(place, 'erase', '1 312 555 0100', '--yes')
      expect([erased.out, JSON.parse(erased.error)]).toMatchObject(['1 leads deleted.\n', { event: 'lead.erased', reference: ana }])
      expect((await runAsOperator(place, 'person', 'ana@plant.example')).code).toBe(1)
      expect((await runAsOperator(place, 'erase', bo, '--yes')).out).toBe('1 leads deleted.\n')
    } finally {
      await place.end()
    }
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
    await fill(await sqlitePlace(test.folder))
    const answer = await runAsOperator({ env: { LEADS_DB: test.file }, flags: [] }, ...args)
    expect([answer.code, answer.out, answer.error]).toEqual([code, '', expect.stringContaining(sentence)])
    expect(answer.error).not.toMatch(/\bat .*\.ts:/)
  })
  it('is helped: each command says how it is used', async () => {
    expect((await runAsOperator({ env: {}, flags: [] }, '--help')).out).toBe(writeHelp(createCommandLine({})))
    for (const name of Object.keys(COMMANDS)) {
      const { code, out } = await runAsOperator({ env: {}, flags: [] }, name, '--help')
      expect([code, out]).toEqual([0, expect.stringContaining(`npm run leads -- ${name}`)])
    }
  })
  it('is helped with commands as they are called in a container, too', async () => {
    const env = { LEADS_COMMAND: 'docker exec site leads' }
    expect((await runAsOperator({ env, flags: [] }, '--help')).out).toMatch(/^docker exec site leads COMMAND\n/)
    expect((await runAsOperator({ env, flags: [] }, 'lsit')).error).toContain('docker exec site leads COMMAND --help')
  })
  it('makes no file at a mistyped path', async () => {
    const wrong = join(test.folder, 'nowhere/leads.sqlite')
    const answer = await runAsOperator({ env: { LEADS_DB: wrong }, flags: [] }, 'list')
    expect([answer.code, answer.out, answer.error]).toEqual([1, '', expect.stringContaining(`There is no database at ${wrong}`)])
    expect(readdirSync(test.folder)).toEqual([])
  })
})
