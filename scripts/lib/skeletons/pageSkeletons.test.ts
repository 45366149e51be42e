/** An editor who fills in a skeleton should only meet their own mistakes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readEntry } from '#src/contentEngine/reading/contentEntry.ts'
import { UNFILLED } from '#src/contentEngine/textRules/unfilled.ts'
import { withEntryTokens } from '#src/contentEngine/tokens/entryTokens.ts'
import { readSiteTokens } from '#src/facts/tokenTable.ts'
import { proseTags } from '#src/models/names/proseNames.ts'
import { createArticleSchema } from '#src/schemas/article/article.ts'
import { textDocumentSchema } from '#src/schemas/document/document.ts'
import { featureSchema } from '#src/schemas/feature.ts'
import { guideSchema } from '#src/schemas/guide/guide.ts'
import { industrySchema } from '#src/schemas/industry/industry.ts'
import { landingSchema } from '#src/schemas/landing.ts'
import { linkedFolders } from '#src/site/linkedFolders.ts'
import { writeArticleSkeleton } from './articleSkeleton.ts'
import { writeDocumentSkeleton } from './documentSkeleton.ts'
import { writeGuideSkeleton, writeIndustrySkeleton } from './industrySkeletons.ts'
import { writeFeatureSkeleton, writeLandingSkeleton } from './pageSkeletons.ts'

const folder = mkdtempSync(join(tmpdir(), 'skeletons-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const NAME = 'Airports & ground handling: a name as long as a label may be'
const knownTokens = withEntryTokens(new Map([...readSiteTokens(), ['feature:reports', '/features/reports']]), linkedFolders)
const keptFields = { position: 7, isListed: true }
const INDUSTRY = { name: NAME, ...keptFields }
const ARTICLE: Parameters<typeof writeArticleSkeleton> = ['How call-offs fall', '2026-12-01', ['noor'], ['shifts', 'points']]
/** A heading that is longer than a title in search results. */
const LONG_TITLE = 'How call-offs fall once two people may agree on a swap'
const LONG_ARTICLE: typeof ARTICLE = [LONG_TITLE, '2026-12-01', ['noor'], ['shifts', 'points']]
const articleSchema = createArticleSchema(
  () => ['noor'],
  () => ['shifts', 'points'],
  () => '42',
)
const withoutDraft = (draft: string) => draft.replace('draft: true\n', '')
it.each([
  ['industry.yaml', industrySchema, writeIndustrySkeleton(INDUSTRY)],
  ['guide.yaml', guideSchema, writeGuideSkeleton(NAME, '2026-03-09')],
  ['feature.yaml', featureSchema, writeFeatureSkeleton({ name: NAME, ...keptFields })],
  ['landing.yaml', landingSchema, writeLandingSkeleton(NAME)],
  ['document.mdx', textDocumentSchema, writeDocumentSkeleton('Shift glossary')],
  ['long-document.mdx', textDocumentSchema, writeDocumentSkeleton(LONG_TITLE)],
  ['article.mdx', articleSchema, withoutDraft(writeArticleSkeleton(...ARTICLE))],
  ['long-title.mdx', articleSchema, withoutDraft(writeArticleSkeleton(...LONG_ARTICLE))],
] as const)('the skeleton %s breaks no rule: only words are missing', (name, schema, source) => {
  const file = join(folder, name)
  writeFileSync(file, source)
  const { problems } = readEntry(file, {
    schema,
    tokens: knownTokens,
    figures: new Map(),
    claims: new Map(),
    names: new Map(),
    tags: proseTags,
  })
  expect(problems.length).toBeGreaterThan(4)
  expect(problems.filter((problem) => !problem.includes('still the skeleton’s'))).toEqual([])
})
it('the draft of an article has every field, and each optional one that needs words asks for them', () => {
  const source = withoutDraft(writeArticleSkeleton(...ARTICLE)).replaceAll(/^# (?=[a-z]\w*: )/gm, '')
  const file = join(folder, 'all-fields.mdx')
  writeFileSync(file, source)
  const fields = parse(/^---\n([\s\S]*?)\n---$/m.exec(source)?.[1] ?? '')
  // The headings give the sections.
  const elsewhere = ['draft', 'sections']
  expect([...Object.keys(fields), ...elsewhere].toSorted()).toEqual(Object.keys(articleSchema.shape).toSorted())
  const { problems } = readEntry(file, {
    schema: articleSchema,
    tokens: knownTokens,
    figures: new Map(),
    claims: new Map(),
    names: new Map(),
    tags: proseTags,
  })
  const asked = problems.filter((problem) => !problem.includes('still the skeleton’s'))
  expect(new Set(asked.map((problem) => /, (\w+)[^,]*?:/.exec(problem)?.[1]))).toEqual(
    new Set(['pageTitle', 'question', 'updatedAt', 'lastReviewed', 'cover', 'closing']),
  )
})
it('the draft of a text whose heading is too long for search results asks for a title for them', () => {
  for (const draft of [writeArticleSkeleton(...LONG_ARTICLE), writeDocumentSkeleton(LONG_TITLE)])
    expect(draft).toMatch(/^pageTitle: "FILL IN: up to 49 characters/m)
  expect(writeArticleSkeleton(...LONG_ARTICLE)).not.toContain('# pageTitle')
})
it.each([
  ['industry', writeIndustrySkeleton(INDUSTRY)],
  ['guide', writeGuideSkeleton(NAME, '2026-03-09')],
  ['feature', writeFeatureSkeleton({ name: NAME, ...keptFields })],
  ['landing page', writeLandingSkeleton(NAME)],
])('what the skeleton of a %s invents asks for something else: times, numbers and figures', (_what, source) => {
  const lines = source.split('\n')
  // The mark may be in the line, in the line that opens the list, or in a comment above it.
  const isMarked = (index: number): boolean => {
    const line = lines[index] ?? ''
    const indent = line.search(/\S/)
    const above = lines
      .slice(0, index)
      .findLastIndex((above) => above.trim() !== '' && (above.search(/\S/) < indent || /^\s*#/.test(above)))
    return line.includes(`# ${UNFILLED}`) || (above >= 0 && indent > 0 && isMarked(above))
  }
  const invented = lines.flatMap((line, index) => (/\d\d:\d\d|value: [\d"]|person: /.test(line) ? [index] : []))
  expect(invented.length).toBeGreaterThan(1)
  expect(invented.filter((index) => !isMarked(index)).map((index) => lines[index])).toEqual([])
})
