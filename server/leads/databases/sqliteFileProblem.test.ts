import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStore } from '../store/store.testing.ts'
import { sqliteFileProblem } from './sqliteFileProblem.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'leads-'))
  writeFileSync(join(folder, 'notes.txt'), 'SQLite, but not the format')
  writeFileSync(join(folder, 'short.txt'), 'SQLite')
  writeFileSync(join(folder, 'empty.sqlite'), '')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('LEADS_DB', () => {
  it.each([
    ['a folder', '.', /^LEADS_DB must be a file, but ".*" is a folder\.$/],
    ['another kind of file', 'notes.txt', /^LEADS_DB must be a SQLite file, .*, but ".*notes\.txt" is another/],
    ['another kind of file, and a short one', 'short.txt', /is another/],
    ['below a file', 'notes.txt/data/leads.sqlite', /^LEADS_DB must be a file in a folder, but is ".*", and .*notes\.txt is no folder/],
  ])('that is %s is refused', (_, name, sentence) => expect(sqliteFileProblem(join(folder, name))).toMatch(sentence))
  it('that is a device is refused', () => expect(sqliteFileProblem('/dev/null')).toBe('LEADS_DB must be a file, but "/dev/null" is none.'))
  it.each(['later/leads.sqlite', 'empty.sqlite'])('may be %s: it is made', (name) =>
    expect(sqliteFileProblem(join(folder, name))).toBeNull(),
  )
  it('may be the store of an earlier start', async () => {
    const fixture = await openTestStore()
    await fixture.add()
    expect(sqliteFileProblem(fixture.file)).toBeNull()
    await fixture.close()
  })
})
