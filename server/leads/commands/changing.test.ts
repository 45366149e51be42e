/** What erasing and purging leave in the SQLite file. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSqlite } from '../store/sqlite.ts'
import { createLeadStore } from '../store/store.ts'
import { folderForEachTest, REQUEST, run } from './testCommands.ts'
import { sqlite } from './testPlaces.ts'

const test = folderForEachTest()

const bytes = () =>
  readdirSync(test.folder)
    .map((name) => readFileSync(join(test.folder, name)).toString('latin1'))
    .join('')

it('the SQLite file holds no trace of an erased person, also not in its journal, while a server has it open', async () => {
  const place = await sqlite(test.folder)
  const server = openSqlite(test.file)
  const store = createLeadStore(server)
  await store.add({ request: { ...REQUEST, message: 'xyzzy '.repeat(600) }, campaign: {}, key: 'key-00000001', quarantine: null }, [
    'webhook',
  ])
  await store.add({ request: { ...REQUEST, message: 'plugh' }, campaign: {}, key: 'key-00000001', quarantine: null }, ['webhook'])
  expect(bytes()).toMatch(/Secretplant/)
  expect((await run(place, 'erase', 'ana@plant.example', '--yes')).out).toBe('1 leads deleted.\n')
  expect(bytes()).not.toMatch(/Secretplant|xyzzy|plugh|ana@plant|555-0100/)
  await server.close()
  expect(bytes()).not.toMatch(/Secretplant|xyzzy|plugh|ana@plant|555-0100/)
})
it('the SQLite file loses by age what was delivered, and nothing else', async () => {
  const place = await sqlite(test.folder)
  let time = Date.parse('2020-01-01T00:00:00Z')
  const server = openSqlite(test.file)
  const store = createLeadStore(server, () => new Date(time))
  const add = (key: string, channels: 'webhook'[]) => store.add({ request: REQUEST, campaign: {}, key, quarantine: null }, channels)
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
