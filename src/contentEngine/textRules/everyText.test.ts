/** All three readers of content apply the rules for every text. A new reader must be added here. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseClaims } from '#src/facts/claims.ts'
import { parseTerms } from '#src/facts/terms.ts'
import { readEntry } from '../reading/contentEntry.ts'

const folder = mkdtempSync(join(tmpdir(), 'written-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const messageOf = (read: () => unknown) => {
  try {
    read()
  } catch (error) {
    return (error as Error).message
  }
  return ''
}
/** Each returns its reader's message about a file with the given text; '' if it is accepted. */
const READERS: [string, (text: string) => string][] = [
  [
    'an entry',
    (text) => {
      const file = join(folder, 'entry.yaml')
      const source = `one:\n  note: ${JSON.stringify(text)}\n`
      writeFileSync(file, source)
      const schema = z.strictObject({ one: z.strictObject({ note: z.string() }) })
      return readEntry(file, {
        schema,
        tokens: new Map(),
        figures: new Map(),
        claims: new Map(),
        names: new Map(),
      }).problems.join('\n')
    },
  ],
  [
    'a claim',
    (text) => {
      const own = { value: '5', scope: 'of this test', kind: 'count', group: 'service', asOf: '2026', source: 'this test', basis: text }
      return messageOf(() => parseClaims(`one: ${JSON.stringify(own)}\n`, 'claims.yaml', []))
    },
  ],
  [
    'a term',
    (text) => messageOf(() => parseTerms(`one:\n  text: Report it to us.\n  note: ${JSON.stringify(text)}\n`, 'terms.yaml', new Map())),
  ],
]

describe.each(READERS)('a text that is written to a file as %s:', (_name, read) => {
  it.each([
    ['Markdown', 'It is **not** a promise.', /one › \w+: Texts in YAML are plain: \*\*not\*\* would be printed with its asterisks/],
    ['a link', 'It is [all here](/blog).', /one › \w+: Texts in YAML are plain: \[all here\]\(\/blog\) would be printed as it is/],
    ['a tag', 'It is <b>not</b> a promise.', /one › \w+: Texts in YAML are plain: <b> would be printed as it is/],
    ['an entity', 'It is&nbsp;not a promise.', /one › \w+: Texts in YAML are plain: &nbsp; would be printed as it is/],
    [
      'words of a skeleton',
      'It is FILL IN: what it is.',
      /line \d+, one › \w+: This is still the skeleton’s text: “FILL IN: what it is\. …”\. Write it/,
    ],
  ])('%s is refused', (_what, text, expected) => expect(read(text)).toMatch(expected))
  it('plain words are taken', () => expect(read('It is a sum, 2 * 3 & no more.')).toBe(''))
})
