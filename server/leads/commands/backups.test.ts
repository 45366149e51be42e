/** Backups of the SQLite file: made while it is used, and restored only when they are sound. */
import { copyFileSync, existsSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSqlite } from '../store/sqlite.ts'
import { createLeadStore } from '../store/store.ts'
import { fill, folderForEachTest, REQUEST, run } from './testCommands.ts'
import { sqlite } from './testPlaces.ts'

const test = folderForEachTest()

it('the SQLite file is for its owner’s eyes only, and so is a backup', async () => {
  const place = await sqlite(test.folder)
  await fill(place)
  await run(place, 'backup', join(test.folder, 'copy.sqlite'))
  expect([test.file, join(test.folder, 'copy.sqlite')].map((name) => statSync(name).mode & 0o777)).toEqual([0o600, 0o600])
})
it('the SQLite file is backed up while it is used, checked, and restored', async () => {
  const place = await sqlite(test.folder)
  const copy = join(test.folder, 'copy.sqlite')
  const server = openSqlite(test.file)
  const store = createLeadStore(server)
  await store.add({ request: REQUEST, campaign: {}, key: 'key-00000001', quarantine: null }, [])
  expect((await run(place, 'backup', copy)).out).toMatch(/^1 leads in /)
  expect(await run(place, 'backup', copy)).toMatchObject({ code: 1, error: expect.stringContaining('there already') })
  await store.add({ request: REQUEST, campaign: {}, key: 'key-00000002', quarantine: null }, [])
  expect((await run(place, 'restore', copy)).out).toMatch(/is sound and holds 1 leads/)
  expect(await run(place, 'restore', copy, '--yes')).toMatchObject({ code: 1, error: expect.stringContaining('Stop the server') })
  await server.close()
  expect((await run(place, 'restore', copy, '--yes')).out).toMatch(/^1 leads restored/)
  expect((await run(place, 'list')).out.trim().split('\n')).toHaveLength(1)
  expect(existsSync(`${test.file}.before-restore`)).toBe(true)
})
it('the SQLite file is not replaced by something damaged', async () => {
  const place = await sqlite(test.folder)
  await fill(place)
  const copy = join(test.folder, 'copy.sqlite')
  copyFileSync(test.file, copy)
  await writeFile(copy, Buffer.concat([readFileSync(copy).subarray(0, 4096), Buffer.alloc(8192, 7)]))
  expect(await run(place, 'restore', copy, '--yes')).toMatchObject({ code: 1, error: expect.stringContaining('no sound database') })
  expect((await run(place, 'list')).out.trim().split('\n')).toHaveLength(2)
})
