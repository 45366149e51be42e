/** The schemas accept the examples that docs tell editors to copy, and those for developers compile. */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { API } from 'typescript-native/unstable/sync'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { z } from 'zod'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { describeServing } from '#scripts/lib/processes/serving.ts'
import { DEFAULT_PORTS } from '#scripts/lib/project.ts'
import { describeNewArticle } from '#scripts/lib/skeletons/newEntrySentences.ts'
import { articleChartSchema } from '#src/schemas/article/articleChart.ts'
import { createTypedFiguresSchema } from '#src/schemas/checks/typedFigures.ts'
import { claimsFileSchema } from '#src/schemas/facts/claim.ts'
import { headingField } from '#src/schemas/fields/fields.ts'
import { findProblems } from '#src/schemas/findProblems.testing.ts'
import { industrySchema } from '#src/schemas/industry/industry.ts'
import { faqSchema } from '#src/schemas/pages/faq.ts'
import { homeSchema } from '#src/schemas/pages/home/home.ts'
import { teamSchema } from '#src/schemas/pages/team.ts'
import { clientsSchema } from '#src/schemas/shared/clients.ts'
import { testIndustry } from '#tests/lib/entries/testIndustry.ts'
import { parseSource } from './architecture/sourceTree.ts'

/** A code block without its indent in a list. */
const withoutIndent = (code: string, indent: string) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')

/** @returns the first YAML example below a heading */
const readExample = (heading: string, page = 'docs/adding-to-a-list.md') => {
  const [, after = ''] = readFileSync(page, 'utf8').split(`\n## ${heading}\n`)
  return parse(/```yaml\n([\s\S]*?)```/.exec(after.split('\n## ')[0] ?? '')?.[1] ?? '')
}

it.each([
  [
    'A question',
    faqSchema,
    { categories: [{ id: 'general', title: 'General', icon: 'board', color: 'go', faqs: readExample('A question') }] },
  ],
  ['A client', clientsSchema, { clients: readExample('A client') }],
  ['A team member', teamSchema, { members: readExample('A team member') }],
  [
    'A figure that is neither',
    createTypedFiguresSchema(() => readFileSync('docs/typed-figures.md', 'utf8')),
    readExample('A figure that is neither', 'docs/typed-figures.md'),
  ],
])('the YAML that docs show under “%s” is accepted', (_heading, schema, example) => {
  expect(example).not.toEqual({})
  // The example leaves out other fields of the file and other items of its list.
  const isShortList = (issue: z.core.$ZodIssue) => issue.code === 'too_small' && issue.origin === 'array'
  const wrong = schema.safeParse(example).error?.issues.filter((issue) => issue.path.length > 1 && !isShortList(issue)) ?? []
  expect(wrong.map(({ path, message }) => `${path.join(' › ')}: ${message}`)).toEqual([])
})

it('the board that docs/adding-an-industry.md works out is accepted', () => {
  const example = readExample('Its board', 'docs/adding-an-industry.md') as object
  expect(Object.keys(example)).toEqual(['workplace', 'board'])
  expect(findProblems(industrySchema, { ...testIndustry(), ...example })).toEqual([])
})

it('the new claim in docs/changing-a-figure.md is accepted', () => {
  const example = readExample('A new figure', 'docs/changing-a-figure.md')
  expect(Object.keys(example ?? {})).toHaveLength(1)
  expect(claimsFileSchema.safeParse(example).error?.issues ?? []).toEqual([])
})

it('the chart in docs/article-numbers.md is accepted', () => {
  const { charts } = readExample('Charts', 'docs/article-numbers.md') as { charts: unknown[] }
  expect(charts).toHaveLength(1)
  expect(charts.flatMap((chart) => articleChartSchema.safeParse(chart).error?.issues ?? [])).toEqual([])
})

it('the headline of the first ten minutes is another than home has', () => {
  const { opening } = readExample('Your first ten minutes', 'docs/content.md') as { opening: { heading: string } }
  expect(readSiteEntry('pages/home', homeSchema).opening.heading).not.toBe(opening.heading)
  expect(headingField.safeParse(opening.heading).success).toBe(true)
})

describe('an output that the docs show is what the command prints:', () => {
  /** @returns code blocks without a language, without their indent in a list */
  const readOutputs = (page: string) =>
    [...readFileSync(page, 'utf8').matchAll(/^( *)```(\w*)\n([\s\S]*?)\n *```$/gm)].flatMap(([, indent = '', language, text = '']) =>
      language ? [] : withoutIndent(text, indent),
    )
  const slug = 'call-off-texts-a-short-guide'
  it.each([
    ['npm start', 'README.md', describeServing(DEFAULT_PORTS, []).trim()],
    ['npm run new:article', 'docs/adding-an-article.md', describeNewArticle(`src/content/blog/${slug}.mdx`, slug)],
  ])('%s in %s', (_command, page, printed) => expect(readOutputs(page)).toContain(printed))
})

/** An .astro file as TypeScript, with the type of its props if it has any; `client:…` is Astro's, and no prop of the component. */
const compiledAstro = (source: string) =>
  (source.includes('Astro.props') ? 'declare const Astro: { props: Props }\n' : '') +
  parseSource('x.astro', source).text.replaceAll(/ client:\w+/g, '')

/** The modules that the docs show whole, each with its path in its first line. */
const MODULE = /^( *)```(?:tsx?|astro)\n((?: *---\n)? *\/\/ ((?:src|tests)\/\S+)\n[\s\S]*?)\n *```$/gm
/** Imports, a blank line, then lines for a list or a map of a file: `// in SCENES of src/illustrations/scenes/ScenePicture.tsx:`. */
const ADDED_LINES = /^ *```tsx?\n(?:((?: *import .+\n)+)\n)? *\/\/ in (\w+) of (src\/\S+):\n([\s\S]*?)\n *```$/gm
/** What Astro derives from the collections. Its own file of them is there only after a build, and without those of the docs. */
const TYPES_OF_COLLECTIONS = `declare module 'astro:content' {
  type Collections = typeof import('#src/content.config.ts').collections
  type SchemaOf<Name extends keyof Collections> = Exclude<Collections[Name]['schema'], undefined | ((...context: never[]) => unknown)>
  export type CollectionKey = keyof Collections
  export type CollectionEntry<Name extends CollectionKey> = {
    [One in Name]: { id: string; collection: One; body?: string; filePath?: string; data: import('astro/zod').infer<SchemaOf<One>> }
  }[Name]
  export function getCollection<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>[]>
}`

/** @returns the text of a file with lines that begin a list or a map in it */
function addLines(text: string, name: string, lines: string): string {
  const withLines = text.replace(new RegExp(`const ${name}\\b[^=]*=[^[{]*[[{]`), `$&\n${lines}\n`)
  if (withLines === text) throw new Error(`There is no list or map ${name}.`)
  return withLines
}

/** @returns what the docs create or change, by path */
function readDocumentedCode(): Map<string, string> {
  const codeByFile = new Map<string, string>()
  const readCode = (file: string) => codeByFile.get(file) ?? readFileSync(file, 'utf8')
  for (const page of globSync('docs/*.md')) {
    const text = readFileSync(page, 'utf8')
    for (const [, indent = '', code = '', file = ''] of text.matchAll(MODULE)) codeByFile.set(file, withoutIndent(code, indent))
    for (const [, imports = '', name = '', file = '', lines = ''] of text.matchAll(ADDED_LINES))
      codeByFile.set(file, imports + addLines(readCode(file), name, lines))
  }
  return codeByFile
}

it('the modules that the docs show, and the lines that they add to others, compile together', () => {
  const documentedCode = readDocumentedCode()
  const codeByFile = new Map(
    [...documentedCode].map(([file, code]) =>
      file.endsWith('.astro')
        ? ([resolve(file.replace(/\.astro$/, '.asTypeScript.tsx')), compiledAstro(code)] as const)
        : ([resolve(file), code] as const),
    ),
  )
  // One of each way to show code.
  const examples = ['src/sections/blocks/tasks/Tasks.island.tsx', 'src/pages/referrals.astro', 'src/registry/rows/pageContent.ts']
  expect([...documentedCode.keys()]).toEqual(expect.arrayContaining(examples))
  // An example may leave a name for the reader to use.
  const config = resolve('docs/tsconfig.json')
  codeByFile.set(resolve('docs/collections.d.ts'), TYPES_OF_COLLECTIONS)
  const files = [...codeByFile.keys(), ...globSync('src/*.d.ts').map((file) => resolve(file))]
  codeByFile.set(config, JSON.stringify({ extends: '../tsconfig.json', include: [], files, compilerOptions: { noUnusedLocals: false } }))
  // What these functions leave undefined, the compiler looks up on the disk.
  const compiler = new API({
    fs: {
      readFile: (file) => codeByFile.get(file),
      fileExists: (file) => codeByFile.has(file) || undefined,
      directoryExists: (folder) => [...codeByFile.keys()].some((file) => file.startsWith(`${folder}/`)) || undefined,
    },
  })
  try {
    const program = compiler.updateSnapshot({ openProjects: [config] }).getProject(config)?.program
    expect(program?.getSourceFileNames()).toEqual(expect.arrayContaining(files))
    const problems = [
      ...(program?.getConfigFileParsingDiagnostics() ?? []),
      ...files.flatMap((file) => [...(program?.getSyntacticDiagnostics(file) ?? []), ...(program?.getSemanticDiagnostics(file) ?? [])]),
    ]
    const placeOf = ({ fileName = '', pos, end }: (typeof problems)[number]) => `${fileName}, ${codeByFile.get(fileName)?.slice(pos, end)}`
    expect(problems.map((problem) => `${placeOf(problem)}: ${problem.text}`)).toEqual([])
  } finally {
    compiler.close()
  }
})
