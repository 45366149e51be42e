import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { calculateScore, scoreRow } from './mutationScore.ts'

const file = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) })

it('the mutation score counts what a test noticed, of what was tried in all files', () => {
  const files = { 'a.ts': file('Killed', 'Timeout', 'Survived', 'Ignored'), 'b.ts': file('NoCoverage', 'CompileError', 'RuntimeError') }
  expect(calculateScore({ files })).toEqual({ changes: 4, percent: 50 })
  expect(calculateScore({ files: {} })).toEqual({ changes: 0, percent: 100 })
})
it('the mutation score is written as docs/mutants.md keeps it', () => {
  const row = scoreRow('site', { changes: 3, percent: 200 / 3 }, '2026-11-23')
  expect(row).toBe('| site | 66.7% | 3 | 2026-11-23 |')
  const table = readFileSync('docs/mutants.md', 'utf8').split('## Last scores')[1] ?? ''
  expect(table).toContain('| folder | score | changes | date |')
})
