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
])('%s', (_heading, schema, example) => {
  expect(example).not.toEqual({})
  // The example leaves out other fields of the file and other items of its list.
  const isShortList = (issue: z.core.$ZodIssue) => issue.code === 'too_small' && issue.origin === 'array'
  const wrong = schema.safeParse(example).error?.issues.filter((issue) => issue.path.length > 1 && !isShortList(issue)) ?? []
  expect(wrong.map(({ path, message }) => `${path.join(' › ')}: ${message}`)).toEqual([])
})

it('The board of an industry', () => {
  const example = readExample('The board of an industry', 'docs/adding-a-page.md') as object
  expect(Object.keys(example)).toEqual(['workplace', 'board'])
  expect(findProblems(industrySchema, { ...testIndustry(), ...example })).toEqual([])
})

it('A new figure', () => {
  const example = readExample('A new figure', 'docs/changing-a-figure.md')
  expect(Object.keys(example ?? {})).toHaveLength(1)
  expect(claimsFileSchema.safeParse(example).error?.issues ?? []).toEqual([])
})

it('Charts', () => {
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
      language ? [] : text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    )
  const slug = 'call-off-texts-a-short-guide'
  it.each([
    ['npm start', 'README.md', describeServing(DEFAULT_PORTS, []).trim()],
    ['npm run new:article', 'docs/adding-an-article.md', describeNewArticle(`src/content/blog/${slug}.mdx`, slug)],
  ])('%s in %s', (_command, page, printed) => expect(readOutputs(page)).toContain(printed))
})

const BLOCKS_FILE = 'src/schemas/blocks/freeBlocks.ts'
/** An .astro file as TypeScript, with the type of its props; `client:…` is Astro's, and no prop of the component. */
const compiledAstro = (source: string) =>
  `declare const Astro: { props: Props }\n${parseSource('x.astro', source).text.replaceAll(/ client:\w+/g, '')}`

/** @returns the list of blocks with the lines that the first section adds to it */
function readWithTasks(): string {
  const tutorial = readFileSync('docs/first-section.md', 'utf8')
  const [, imported = '', kind = ''] =
    /```ts\n(import .*\n)\n\/\/ in freeBlockSchema, before the kind 'reading':\n(.*\n)```/.exec(tutorial) ?? []
  const list = readFileSync(BLOCKS_FILE, 'utf8')
  const withKind = list.replace(/^ {2}z\.strictObject\(\{\n {4}\.\.\.kindField\('reading'/m, `${kind}$&`)
  expect(withKind).not.toBe(list)
  return imported + withKind
}

it('a module that the docs show, with its path in its first line, compiles', () => {
  const codeByFile = new Map(
    globSync('docs/*.md').flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/^ *```(?:tsx?|astro)\n((?:---\n)? *\/\/ ((?:src|tests)\/\S+)\n[\s\S]*?)\n *```$/gm)].map(
        ([, code = '', file = '']) =>
          file.endsWith('.astro') ? ([resolve(`${file}.tsx`), compiledAstro(code)] as const) : ([resolve(file), code] as const),
      ),
    ),
  )
  codeByFile.set(resolve(BLOCKS_FILE), readWithTasks())
  // The first section has one of each kind.
  const tutorial = [
    'blocks/tasks.ts',
    'TasksBlock.tsx',
    'Tasks.island.tsx',
    'TasksBlock.astro.tsx',
    'Tasks.test.tsx',
    'browser/tasks.spec.ts',
  ]
  expect(tutorial.filter((end) => ![...codeByFile.keys()].some((file) => file.endsWith(`/${end}`)))).toEqual([])
  // An example may leave a name for the reader to use.
  const config = resolve('docs/tsconfig.json')
  const files = [...codeByFile.keys()]
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
