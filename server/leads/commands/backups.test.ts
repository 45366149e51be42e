/** Backups of the SQLite file: made while it is in use, and restored only if they are sound. */
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSqlite } from '../databases/sqlite.ts'
import { createLeadStore } from '../store/createLeadStore.ts'
import { openSqliteHere } from '../store/store.testing.ts'
import { fillStore, folderForEachTest, REQUEST, runAsOperator } from './commands.testing.ts'
import { openD1TestTarget, openSqliteTestTarget } from './testTargets.testing.ts'

// Commands wait that long for a lock which a test holds itself.
vi.mock('../databases/sqliteDatabase.ts', async (original) => ({ ...(await original<object>()), BUSY_TIMEOUT_MS: 100 }))

const paths = folderForEachTest()

it('only the owner may read the SQLite file and its backups', async () => {
  const target = await openSqliteTestTarget(paths.folder)
  await fillStore(target)
  await runAsOperator(target, 'backup', join(paths.folder, 'copy.sqlite'))
  expect([paths.file, join(paths.folder, 'copy.sqlite')].map((name) => statSync(name).mode & 0o777)).toEqual([0o600, 0o600])
})
it('the SQLite file is backed up while it is used, checked, and restored', async () => {
  const target = await openSqliteTestTarget(paths.folder)
  const copy = join(paths.folder, 'copy.sqlite')
  const server = openSqlite(paths.file)
  const store = createLeadStore(server)
  await store.add({ request: REQUEST, campaign: {}, key: 'key-00000001', quarantineReason: null }, [])
  expect((await runAsOperator(target, 'backup', copy)).out).toMatch(/^1 leads in /)
  expect(await runAsOperator(target, 'backup', copy)).toMatchObject({ code: 1, error: expect.stringContaining('there already') })
  await store.add({ request: REQUEST, campaign: {}, key: 'key-00000002', quarantineReason: null }, [])
  expect((await runAsOperator(target, 'restore', copy)).out).toMatch(/is sound and holds 1 leads/)
  expect(await runAsOperator(target, 'restore', copy, '--yes')).toMatchObject({
    code: 1,
    error: expect.stringContaining('Stop the server'),
  })
  await server.close()
  expect((await runAsOperator(target, 'restore', copy, '--yes')).out).toMatch(/^1 leads restored/)
  expect((await runAsOperator(target, 'list')).out.trim().split('\n')).toHaveLength(1)
})
it('the SQLite file is not replaced by something damaged', async () => {
  const target = await openSqliteTestTarget(paths.folder)
  await fillStore(target)
  const copy = join(paths.folder, 'copy.sqlite')
  copyFileSync(paths.file, copy)
  await writeFile(copy, Buffer.concat([readFileSync(copy).subarray(0, 4096), Buffer.alloc(8192, 7)]))
  expect(await runAsOperator(target, 'restore', copy, '--yes')).toMatchObject({
    code: 1,
    error: expect.stringContaining('no sound database'),
  })
  expect((await runAsOperator(target, 'list')).out.match(/^PP-/gm)).toHaveLength(2)
})

describe('a backup', () => {
  it('reports how many leads it holds, and leaves no temporary file', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    await fillStore(target)
    const copy = join(paths.folder, 'copy.sqlite')
    expect((await runAsOperator(target, 'backup', copy)).out).toBe(`3 leads in ${copy}, checked (${statSync(copy).size} bytes).\n`)
    expect(readdirSync(paths.folder).filter((name) => name.includes('part'))).toEqual([])
  })
  it('replaces the temporary file of an interrupted backup', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    await fillStore(target)
    const copy = join(paths.folder, 'copy.sqlite')
    await writeFile(`${copy}.part`, 'half')
    expect((await runAsOperator(target, 'backup', copy)).code).toBe(0)
  })
  it.each(['backup', 'restore'])('of D1 is refused: %s', async (name) => {
    const target = await openD1TestTarget()
    const result = await runAsOperator(target, name, join(paths.folder, 'copy.sqlite'))
    await target.end()
    expect(result).toMatchObject({ code: 1, error: expect.stringMatching(/D1 is backed up by Cloudflare: .*wrangler d1 export/) })
  })
})

describe('a file that is not a valid backup', () => {
  const refused = async (copy: string) => {
    const target = await openSqliteTestTarget(paths.folder)
    await fillStore(target)
    const { code, error } = await runAsOperator(target, 'restore', copy, '--yes')
    expect((await runAsOperator(target, 'list')).out.match(/^PP-/gm)).toHaveLength(2)
    return [code, error]
  }
  it('is refused if it does not exist', async () => {
    const copy = join(paths.folder, 'copy.sqlite')
    expect(await refused(copy)).toEqual([1, `There is no file ${copy}.\n`])
  })
  it('is refused with what SQLite says of it', async () => {
    const copy = join(paths.folder, 'copy.sqlite')
    await writeFile(copy, 'a text of some length '.repeat(100))
    expect(await refused(copy)).toEqual([1, `${copy} is no sound database of leads: file is not a database.\n`])
  })
  it('is refused if its pages are inconsistent', async () => {
    const copy = join(paths.folder, 'copy.sqlite')
    const database = openSqliteHere(copy)
    await database.batch([])
    await database.close()
    const broken = new DatabaseSync(copy, { defensive: false })
    broken.exec("PRAGMA writable_schema = ON; DELETE FROM sqlite_master WHERE name = 'leads_email'")
    broken.close()
    expect(await refused(copy)).toEqual([1, expect.stringMatching(/ is no sound database of leads: it is damaged \(.*[Pp]age.*\)\.\n$/s)])
  })
  it('is refused if deliveries have no lead', async () => {
    const copy = join(paths.folder, 'copy.sqlite')
    const database = openSqliteHere(copy)
    await database.batch([])
    await database.close()
    const broken = new DatabaseSync(copy, { enableForeignKeyConstraints: false })
    broken.exec("INSERT INTO outbox (lead_id, channel, next_attempt_at) VALUES (7, 'webhook', '')")
    broken.close()
    expect(await refused(copy)).toEqual([1, `${copy} is no sound database of leads: deliveries in it belong to no lead.\n`])
  })
})

describe('a restore', () => {
  /** A store of two leads with one in quarantine, its backup, then one lead erased and one that came in. */
  const changeAfterBackup = async () => {
    const target = await openSqliteTestTarget(paths.folder)
    const [ana = '', bo = '', bot = ''] = await fillStore(target)
    const copy = join(paths.folder, 'copy.sqlite')
    await runAsOperator(target, 'backup', copy)
    await runAsOperator(target, 'erase', ana, '--yes')
    const database = await target.database()
    const { reference: late } = await createLeadStore(database).add(
      { request: REQUEST, campaign: {}, key: 'late-key', quarantineReason: null },
      [],
    )
    await database.end()
    return { target, copy, ana, bo, bot, late }
  }
  const listKept = () => readdirSync(paths.folder).filter((name) => name.includes('before-restore'))
  const readLeads = async (file: string) => (await runAsOperator({ env: { LEADS_DB: file }, flags: [] }, 'export')).out.match(/PP-\w{8}/g)
  afterEach(() => void vi.useRealTimers())

  it('keeps the replaced store, and reports how it differs from the backup', async () => {
    const { target, copy, ana, bo, bot, late } = await changeAfterBackup()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:09:10.500Z') })
    await writeFile(`${paths.file}.restoring`, 'half')
    const { out } = await runAsOperator(target, 'restore', copy, '--yes')
    // Checked before anything opens the file, because every writer sets its mode.
    expect(statSync(paths.file).mode & 0o777).toBe(0o600)
    const formerFile = `${paths.file}.before-restore-2026-11-21T08-09-10Z`
    expect(out).toBe(
      `3 leads restored into ${paths.file}.
What was there is kept as ${formerFile}.
Only there (1): ${late}
Not there any more, and back now (1): ${ana}
Deliveries that wait in it are sent once the server runs. See them first: npm run leads -- waiting
`,
    )
    expect([await readLeads(paths.file), await readLeads(formerFile)]).toEqual([
      [ana, bo, bot],
      [bo, bot, late],
    ])
    expect([statSync(formerFile).mode & 0o777, readdirSync(paths.folder).some((name) => name.endsWith('.restoring'))]).toEqual([
      0o600,
      false,
    ])
  })
  it('of the same leads names none', async () => {
    const target = await openSqliteTestTarget(paths.folder)
    await fillStore(target)
    const copy = join(paths.folder, 'copy.sqlite')
    await runAsOperator(target, 'backup', copy)
    expect((await runAsOperator(target, 'restore', copy, '--yes')).out).not.toContain('PP-')
  })
  it('of the wrong copy and then of the right one leaves the first store as it was', async () => {
    const { target, copy, late } = await changeAfterBackup()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:09:10Z') })
    await runAsOperator(target, 'restore', copy, '--yes')
    vi.setSystemTime(new Date('2026-11-21T08:09:11Z'))
    expect((await runAsOperator(target, 'restore', copy, '--yes')).code).toBe(0)
    expect(listKept()).toEqual(['leads.sqlite.before-restore-2026-11-21T08-09-10Z', 'leads.sqlite.before-restore-2026-11-21T08-09-11Z'])
    expect(await readLeads(join(paths.folder, listKept()[0] ?? ''))).toContain(late)
  })
  it('is refused if it would overwrite a store that an earlier restore kept', async () => {
    const { target, copy, late } = await changeAfterBackup()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:09:10Z') })
    const kept = `${paths.file}.before-restore-2026-11-21T08-09-10Z`
    await writeFile(kept, 'an older one')
    expect(await runAsOperator(target, 'restore', copy, '--yes')).toMatchObject({
      code: 1,
      error: `${kept} is there already; nothing was changed. Run the same command again.\n`,
    })
    expect([readFileSync(kept, 'utf8'), (await readLeads(paths.file))?.at(-1)]).toEqual(['an older one', late])
  })
  it('puts a copy in the place of a store with damaged pages', async () => {
    const { target, copy, ana } = await changeAfterBackup()
    const damaged = Buffer.concat([readFileSync(paths.file).subarray(0, 4096), Buffer.alloc(8192, 7)])
    await writeFile(paths.file, damaged)
    const { out } = await runAsOperator(target, 'restore', copy, '--yes')
    expect(out).toMatch(/^3 leads restored into .*\nWhat was there cannot be read\. It is kept as .*before-restore-.*Z\.\nDeliveries/)
    expect(readFileSync(join(paths.folder, listKept()[0] ?? '')).subarray(4096)).toEqual(damaged.subarray(4096))
    expect(await readLeads(paths.file)).toContain(ana)
  })
  it('replaces nothing that another process holds locked', async () => {
    const { target, copy, late } = await changeAfterBackup()
    const other = new DatabaseSync(paths.file)
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    expect(await runAsOperator(target, 'restore', copy, '--yes')).toMatchObject({
      code: 1,
      error: expect.stringContaining('Stop the server'),
    })
    other.close()
    expect([listKept(), (await readLeads(paths.file))?.at(-1)]).toEqual([[], late])
  })
  it('changes nothing if the copy cannot be written', async () => {
    const { target, copy, late } = await changeAfterBackup()
    await mkdir(`${paths.file}.restoring`)
    const { code, error } = await runAsOperator(target, 'restore', copy, '--yes')
    expect([code, error]).toEqual([1, expect.stringMatching(/leads\.sqlite\.restoring cannot be written: .+\. Nothing was changed\.\n$/)])
    expect([listKept(), (await readLeads(paths.file))?.at(-1)]).toEqual([[], late])
  })
  it('puts a copy on a new machine, in a folder that is for its owner alone', async () => {
    const { copy, ana } = await changeAfterBackup()
    const elsewhere = { env: { LEADS_DB: join(paths.folder, 'new/data/leads.sqlite') }, flags: [] }
    expect((await runAsOperator(elsewhere, 'restore', copy, '--yes')).code).toBe(0)
    expect(statSync(join(paths.folder, 'new/data')).mode & 0o777).toBe(0o700)
    expect(await readLeads(elsewhere.env.LEADS_DB)).toContain(ana)
  })
  it('puts a copy where the store was lost', async () => {
    const { target, copy, ana } = await changeAfterBackup()
    await rm(paths.file)
    await writeFile(`${paths.file}-wal`, 'its journal')
    expect((await runAsOperator(target, 'restore', copy)).out).toMatch(/ is sound and holds 3 leads\./)
    expect(existsSync(paths.file)).toBe(false)
    expect((await runAsOperator(target, 'restore', copy, '--yes')).out).toMatch(/^3 leads restored into .*\nDeliveries/)
    expect(listKept()).toEqual([expect.stringMatching(/-wal$/)])
    expect(await readLeads(paths.file)).toContain(ana)
  })
})
