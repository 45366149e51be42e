/** Backups of the SQLite file: made while it is in use, and restored only if they are sound. */
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { openSqlite } from '../databases/sqlite.ts'
import { createLeadStore } from '../store/createLeadStore.ts'
import { openSqliteHere } from '../store/store.testing.ts'
import { fillStore, folderForEachTest, REQUEST, runAsOperator } from './commands.testing.ts'
import { openD1Place, openSqlitePlace } from './places.testing.ts'

const test = folderForEachTest()

it('the SQLite file is for its owner’s eyes only, and so is a backup', async () => {
  const place = await openSqlitePlace(test.folder)
  await fillStore(place)
  await runAsOperator(place, 'backup', join(test.folder, 'copy.sqlite'))
  expect([test.file, join(test.folder, 'copy.sqlite')].map((name) => statSync(name).mode & 0o777)).toEqual([0o600, 0o600])
})
it('the SQLite file is backed up while it is used, checked, and restored', async () => {
  const place = await openSqlitePlace(test.folder)
  const copy = join(test.folder, 'copy.sqlite')
  const server = openSqlite(test.file)
  const store = createLeadStore(server)
  await store.add({ request: REQUEST, campaign: {}, key: 'key-00000001', quarantine: null }, [])
  expect((await runAsOperator(place, 'backup', copy)).out).toMatch(/^1 leads in /)
  expect(await runAsOperator(place, 'backup', copy)).toMatchObject({ code: 1, error: expect.stringContaining('there already') })
  await store.add({ request: REQUEST, campaign: {}, key: 'key-00000002', quarantine: null }, [])
  expect((await runAsOperator(place, 'restore', copy)).out).toMatch(/is sound and holds 1 leads/)
  expect(await runAsOperator(place, 'restore', copy, '--yes')).toMatchObject({ code: 1, error: expect.stringContaining('Stop the server') })
  await server.close()
  expect((await runAsOperator(place, 'restore', copy, '--yes')).out).toMatch(/^1 leads restored/)
  expect((await runAsOperator(place, 'list')).out.trim().split('\n')).toHaveLength(1)
  expect(existsSync(`${test.file}.before-restore`)).toBe(true)
})
it('the SQLite file is not replaced by something damaged', async () => {
  const place = await openSqlitePlace(test.folder)
  await fillStore(place)
  const copy = join(test.folder, 'copy.sqlite')
  copyFileSync(test.file, copy)
  await writeFile(copy, Buffer.concat([readFileSync(copy).subarray(0, 4096), Buffer.alloc(8192, 7)]))
  expect(await runAsOperator(place, 'restore', copy, '--yes')).toMatchObject({
    code: 1,
    error: expect.stringContaining('no sound database'),
  })
  expect((await runAsOperator(place, 'list')).out.match(/^PP-/gm)).toHaveLength(2)
})

describe('a backup', () => {
  it('says how many leads it holds, and leaves nothing half done', async () => {
    const place = await openSqlitePlace(test.folder)
    await fillStore(place)
    const copy = join(test.folder, 'copy.sqlite')
    expect((await runAsOperator(place, 'backup', copy)).out).toBe(`3 leads in ${copy}, checked (${statSync(copy).size} bytes).\n`)
    expect(readdirSync(test.folder).filter((name) => name.includes('part'))).toEqual([])
  })
  it('takes the place of what an earlier one left half done', async () => {
    const place = await openSqlitePlace(test.folder)
    await fillStore(place)
    const copy = join(test.folder, 'copy.sqlite')
    await writeFile(`${copy}.part`, 'half')
    expect((await runAsOperator(place, 'backup', copy)).code).toBe(0)
  })
  it.each(['backup', 'restore'])('of D1 is not ours to make: %s', async (name) => {
    const place = await openD1Place()
    const result = await runAsOperator(place, name, join(test.folder, 'copy.sqlite'))
    await place.end()
    expect(result).toMatchObject({ code: 1, error: expect.stringMatching(/D1 is backed up by Cloudflare: .*wrangler d1 export/) })
  })
})

describe('what is no backup', () => {
  const refused = async (copy: string) => {
    const place = await openSqlitePlace(test.folder)
    await fillStore(place)
    const { code, error } = await runAsOperator(place, 'restore', copy, '--yes')
    expect((await runAsOperator(place, 'list')).out.match(/^PP-/gm)).toHaveLength(2)
    return [code, error]
  }
  it('is refused where there is none', async () => {
    const copy = join(test.folder, 'copy.sqlite')
    expect(await refused(copy)).toEqual([1, `There is no file ${copy}.\n`])
  })
  it('is refused with what SQLite says of it', async () => {
    const copy = join(test.folder, 'copy.sqlite')
    await writeFile(copy, 'a text of some length '.repeat(100))
    expect(await refused(copy)).toEqual([1, `${copy} is no sound database of leads: file is not a database.\n`])
  })
  it('is refused where its pages do not fit together', async () => {
    const copy = join(test.folder, 'copy.sqlite')
    const database = openSqliteHere(copy)
    await database.batch([])
    await database.close()
    const broken = new DatabaseSync(copy, { defensive: false })
    broken.exec("PRAGMA writable_schema = ON; DELETE FROM sqlite_master WHERE name = 'leads_email'")
    broken.close()
    expect(await refused(copy)).toEqual([1, expect.stringMatching(/ is no sound database of leads: it is damaged \(.*[Pp]age.*\)\.\n$/s)])
  })
  it('is refused where deliveries belong to no lead', async () => {
    const copy = join(test.folder, 'copy.sqlite')
    const database = openSqliteHere(copy)
    await database.batch([])
    await database.close()
    const broken = new DatabaseSync(copy, { enableForeignKeyConstraints: false })
    broken.exec("INSERT INTO outbox (lead_id, channel, next_attempt_at) VALUES (7, 'webhook', '')")
    broken.close()
    expect(await refused(copy)).toEqual([1, `${copy} is no sound database of leads: deliveries in it belong to no lead.\n`])
  })
})

it('what was there lies beside what was restored, in the place of what lay there before', async () => {
  const place = await openSqlitePlace(test.folder)
  const [ana = ''] = await fillStore(place)
  const copy = join(test.folder, 'copy.sqlite')
  await runAsOperator(place, 'backup', copy)
  await runAsOperator(place, 'erase', ana, '--yes')
  await writeFile(`${test.file}.before-restore`, 'an older one')
  await writeFile(`${test.file}.restoring`, 'half')
  const { out } = await runAsOperator(place, 'restore', copy, '--yes')
  // Checked before anything opens the file, because every writer sets its mode.
  expect(statSync(test.file).mode & 0o777).toBe(0o600)
  expect(out).toBe(`3 leads restored into ${test.file}; what was there lies in ${test.file}.before-restore.\n`)
  expect((await runAsOperator(place, 'show', ana)).code).toBe(0)
  const before = { ...place, env: { LEADS_DB: `${test.file}.before-restore` } }
  expect([(await runAsOperator(before, 'list')).out.match(/^PP-/gm), (await runAsOperator(before, 'show', ana)).code]).toEqual([['PP-'], 1])
  expect([statSync(test.file).mode & 0o777, readdirSync(test.folder).some((name) => name.endsWith('.restoring'))]).toEqual([0o600, false])
})
