/** Whoever fills a skeleton in should meet nobody's mistakes but their own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { tokens } from '#src/facts/tokenTable.ts'
import { readEntry } from '#src/lib/build/content/loading/contentEntry.ts'
import { withEntryTokens } from '#src/lib/build/content/tokens/entryTokens.ts'
import { guide } from '#src/schemas/guide.ts'
import { industry } from '#src/schemas/industry/industry.ts'
import { linkedFolders } from '#src/site/linkedFolders.ts'
import { guideSkeleton, pageSkeleton } from './skeletons.ts'

const folder = mkdtempSync(join(tmpdir(), 'skeletons-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const NAME = 'Airports & ground handling: a name as long as a label may be'
const known = withEntryTokens(
  new Map([...tokens, ['guide:airports', '/guides/airports.pdf'], ['feature:reports', '/features/reports']]),
  linkedFolders,
)
it.each([
  ['page', industry, pageSkeleton({ name: NAME, slug: 'airports', position: 7, isListed: true, feature: 'reports' })],
  ['guide', guide, guideSkeleton(NAME)],
] as const)('the %s of a new industry breaks no rule: only words are missing', (what, schema, source) => {
  const file = join(folder, `${what}.yaml`)
  writeFileSync(file, source)
  const { problems } = readEntry(file, parse(source), { schema, tokens: known, figures: new Map(), names: new Map() })
  expect(problems.length).toBeGreaterThan(20)
  // A day is no text: the rule for days asks for it.
  const isMissing = (problem: string) => /still the skeleton’s|lastReviewed: Write the day like/.test(problem)
  expect(problems.filter((problem) => !isMissing(problem))).toEqual([])
})
