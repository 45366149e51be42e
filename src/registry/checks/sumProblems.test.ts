import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sumProblems } from './sumProblems.ts'

const folder = mkdtempSync(join(tmpdir(), 'sums-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const filePath = join(folder, 'a.mdx')
const tokens = new Map([['policy:hours', '2 hours']])
const problemsOf = (text: string, sums: string[] = []) => {
  writeFileSync(filePath, `---\nsums:\n${sums.map((sum) => `  - ${sum}\n`).join('')}---\n\n${text}\n`)
  return sumProblems({ id: 'a', filePath, data: { sums } }, tokens)
}

describe('the sums of an article', () => {
  it('may come out, be missing, or have a token', () => {
    expect(problemsOf('No sum = none.')).toEqual([])
    expect(problemsOf('So 3 × {policy:hours} = 6 hours.', ['1 + 1 = 2'])).toEqual([])
  })
  it('are each named with their line where they do not come out', () =>
    expect(problemsOf('So 1 + 1 = 2.\n\nBut 3 × {policy:hours} = 7 hours, and 2 + 2 ≈ 5.')).toEqual([
      `${filePath}, line 7: “3 × 2 hours = 7 hours” does not come out. Correct a figure of it.`,
      `${filePath}, line 7: “2 + 2 ≈ 5” does not come out. Correct a figure of it.`,
    ]))
  it('are checked in the front matter, too', () =>
    expect(problemsOf('Text.', ['1 + 1 = 3'])).toEqual([`${filePath}, line 3: “1 + 1 = 3” does not come out. Correct a figure of it.`]))
  it('stand alone and whole under “sums”', () =>
    expect(problemsOf('Text.', ['1 + 1 = 2', 'so 1 + 1 = 2', 'none'])).toEqual([
      expect.stringMatching(/line 4, sums › 2: “so 1 \+ 1 = 2” is no sum\. Write it like/),
      expect.stringMatching(/line 5, sums › 3: “none” is no sum\./),
    ]))
  it('are none of an entry without a file', () => expect(sumProblems({ id: 'a', data: { sums: [] } }, tokens)).toEqual([]))
})
