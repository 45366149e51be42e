import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readEntryText, withBody } from './entryBody.ts'

const folder = mkdtempSync(join(tmpdir(), 'body-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const entry = (source: string) => {
  const filePath = join(folder, 'a.mdx')
  writeFileSync(filePath, source)
  return { id: 'a', filePath }
}

describe('the text of an entry', () => {
  it('is what stands below its front matter, without the ids of headings and the empty lines around it', () =>
    expect(readEntryText(entry('---\ntitle: A\n---\n\n## One {#a label="B c"}\n\nText.\n\n'))).toMatch(/^## One +\n\nText\.$/))
  it('is the whole file where there is no front matter, and empty where there is no file', () => {
    expect(readEntryText(entry('Text.\n'))).toBe('Text.')
    expect(readEntryText({ id: 'a' })).toBe('')
  })
  it('is given with all that the entry has', () => {
    const written = { ...entry('---\ntitle: A\n---\nText.\n'), data: { title: 'A' } }
    expect(withBody(written)).toEqual({ ...written, body: 'Text.' })
  })
})
