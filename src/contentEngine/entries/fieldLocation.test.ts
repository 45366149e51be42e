import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readFieldLocation } from './fieldLocation.ts'

const folder = mkdtempSync(join(tmpdir(), 'location-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the location of a problem names file, line and field, as an editor counts them', () => {
  const filePath = join(folder, 'home.yaml')
  writeFileSync(filePath, '# A comment.\nrows:\n  - name: a\n  - name: b\n')
  expect(readFieldLocation({ id: 'home', filePath }, ['rows', 1, 'name'])).toBe(`${filePath}, line 4, rows › 2 › name`)
  expect(readFieldLocation({ id: 'home' }, ['rows'])).toBe('home, rows')
})
