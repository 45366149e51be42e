/** A long file says why (docs/code-style.md). */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Lines, as the page on style has them. */
const MOST_LINES = 175

it('docs/code-style.md has the same limit of lines', () =>
  expect(readFileSync('docs/code-style.md', 'utf8')).toContain(`above ${MOST_LINES}`))

const sources = globSync('{src,server,scripts,tests/{author,leads,lib,unit,wholeRun}}/**/*.{ts,tsx,mjs,astro}').filter(
  (file) => !file.includes('.test.'),
)
const countLines = (source: string) => source.trimEnd().split('\n').length
/** @returns the words of the comment before the first code, front matter's line apart */
const readHeader = (source: string) => /^(?:---\n)?\/\*\*([\s\S]*?)\*\//.exec(source)?.[1]?.replace(/\s+(?:\* )?/g, ' ') ?? ''
/** A sentence of its own, and after "because" a clause: what, is, and how. */
const saysWhy = (source: string) => /(?:^|\. )\s*Long, because (?:[^\s.]+ ){2,}[^\s.]+/.test(readHeader(source))

it('a file that is much longer than others says why in its header', () => {
  const read = sources.map((file) => ({ file, source: readFileSync(file, 'utf8') }))
  expect(read.length).toBeGreaterThan(300)
  const unexplained = read.filter(({ source }) => countLines(source) > MOST_LINES && !saysWhy(source))
  expect(
    unexplained.map(
      ({ file, source }) => `${file} has ${countLines(source)} lines: split it, or say in its header why it is long ("Long, because …")`,
    ),
  ).toEqual([])
  // Some are, so that the test is about something.
  expect(read.filter(({ source }) => countLines(source) > MOST_LINES).length).toBeGreaterThan(3)
})
it('the test of lengths knows a reason from other words', () => {
  expect(saysWhy('/** One list. Long, because it is one list. */\n')).toBe(true)
  expect(saysWhy('/**\n * One list. Long,\n * because it is\n * one list.\n */\n')).toBe(true)
  expect(saysWhy('---\n/** Long, because it is one list. */\n')).toBe(true)
  expect(saysWhy('/** How long a visitor waits. */\nconst x = 1 // Long, because it is one list.\n')).toBe(false)
  expect(saysWhy('/** One list. Long. */\n')).toBe(false)
  expect(saysWhy('/** One list. Longer than most files. It is one list. */\n')).toBe(false)
  expect(saysWhy('/** One list. Long, because. It is one list. */\n')).toBe(false)
  expect(saysWhy('/** It waits long, because it is one list. */\n')).toBe(false)
})
