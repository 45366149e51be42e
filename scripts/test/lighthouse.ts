/**
 * Runs Lighthouse on one page of each kind: mobile, throttled, median of several runs. Fails if a number of docs/requirements/quality.md is
 * missed.
 */
import { readFile } from 'node:fs/promises'
import { median } from '#src/lib/anywhere/numbers/median.ts'
import { entriesOf } from '#src/lib/anywhere/objects/entriesOf.ts'
import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'
import type { PageKind } from '#src/site/pageKinds.ts'
import type { BuiltPage } from '../build/builtPages.ts'
import { requireChromium } from '../lib/browsers/chromium.ts'
import { describeSlowdown, LIGHTHOUSE_CATEGORIES, type Measurement, measureUrl, type PageNumbers } from '../lib/browsers/lighthouseRun.ts'
import { DEFAULT_PORTS, PlainError, readPort, WORK_FOLDER } from '../lib/project.ts'

/** The limit holds for the median of this many runs. Once more than half of them are on one side, the others cannot change it. */
const RUNS_PER_ROUND = 5
/**
 * How often a slow page is measured again. Other work on the machine only makes a page slower, so a page is too slow if it is in every
 * round. docs/decisions/063-one-phone-on-every-machine.md.
 */
const MAX_ROUNDS = 4
/** The limit of performance is below the goal of 99, because machines are noisy; the other scores are exact. */
const MIN_SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const MAX_METRICS = { lcp: 1600, tbt: 50, cls: 0.01 } as const
/** Kinds that search engines do not show. */
const NOT_MEASURED = new Set<PageKind>(['not-found', 'demo-form', 'status'])

type PageResult = {
  path: string
  kind: PageKind
  runs: number
  numbers: PageNumbers
  failing: string[]
  /** Blocking times of earlier rounds in ms, if the page was slow. */
  earlier: number[]
}

/** @returns whether a number is within its limit */
const isGood = (name: keyof PageNumbers, value: number) =>
  name in MAX_METRICS ? value <= MAX_METRICS[name as keyof typeof MAX_METRICS] : value >= MIN_SCORES[name as keyof typeof MIN_SCORES]

/** @returns whether the runs so far decide on which side of its limit every median will be */
function isDecided(runs: Measurement[]): boolean {
  const names = [...LIGHTHOUSE_CATEGORIES, ...keysOf(MAX_METRICS)]
  return names.every((name) => {
    const good = runs.filter(({ numbers }) => isGood(name, numbers[name])).length
    return Math.max(good, runs.length - good) > RUNS_PER_ROUND / 2
  })
}

/** @returns whether only times miss their limits. Scores and shifts do not depend on how busy the machine is. */
function isLateOnly(numbers: PageNumbers): boolean {
  const missed = keysOf(numbers).filter((name) => !isGood(name, numbers[name]))
  return missed.length > 0 && missed.every((name) => name === 'tbt' || name === 'lcp')
}

/** @returns the scores that do not depend on the machine and that the last run found good; they need no further run */
function keepExactScores(runs: Measurement[]): Partial<PageNumbers> {
  const { numbers } = runs.at(-1) ?? {}
  const exactCategories = LIGHTHOUSE_CATEGORIES.filter(
    (category) => category !== 'performance' && numbers && isGood(category, numbers[category]),
  )
  return Object.fromEntries(exactCategories.map((category) => [category, numbers?.[category]]))
}

async function measurePage(page: BuiltPage, origin: string, chromePath: string): Promise<PageResult> {
  const runs: Measurement[] = []
  while (runs.length < RUNS_PER_ROUND && !isDecided(runs))
    runs.push(await measureUrl(`${origin}${page.path}`, chromePath, keepExactScores(runs)))
  const names = runs[0] ? keysOf(runs[0].numbers) : []
  const numbers = Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run.numbers[name]))])) as PageNumbers
  return { path: page.path, kind: page.kind, runs: runs.length, numbers, failing: runs[0]?.failing ?? [], earlier: [] }
}

/** Measures and prints. The site must be served. @throws PlainError that names every page and number that misses its limit */
export async function runLighthouse(): Promise<string> {
  const pages: BuiltPage[] = JSON.parse(await readFile(`${WORK_FOLDER}pages.json`, 'utf8'))
  const kinds = new Map<string, BuiltPage>()
  for (const page of pages) if (!NOT_MEASURED.has(page.kind) && !kinds.has(page.kind)) kinds.set(page.kind, page)
  const origin = `http://localhost:${readPort('PORT', DEFAULT_PORTS.site)}`
  const chromePath = await requireChromium()
  const results: PageResult[] = []
  // A first run measures how fast the machine is.
  await measureUrl(`${origin}/`, chromePath)
  for (const page of kinds.values()) results.push(await measurePage(page, origin, chromePath))
  for (let round = 1; round < MAX_ROUNDS; round++)
    for (const [index, late] of results.entries()) {
      const page = kinds.get(late.kind)
      if (!page || !isLateOnly(late.numbers)) continue
      const earlier = [...late.earlier, late.numbers.tbt]
      results[index] = { ...(await measurePage(page, origin, chromePath)), earlier }
    }
  const table = results.map(({ path, kind, runs, earlier, numbers: { lcp, tbt, cls, ...scores } }) => {
    const times = `LCP ${lcp.toFixed(0).padStart(5)} ms  TBT ${tbt.toFixed(0).padStart(3)} ms  CLS ${cls.toFixed(3)}`
    return `  ${kind.padEnd(13)} ${Object.values(scores).join('/').padEnd(16)} ${times}  ${runs} runs  ${path}${earlier.length > 0 ? `  (rounds before: TBT ${earlier.map((ms) => ms.toFixed(0)).join(', ')})` : ''}`
  })
  const misses = results.flatMap(({ path, numbers, failing }) =>
    entriesOf(numbers)
      .filter(([name, value]) => !isGood(name, value))
      .map(([name, value]) =>
        name in MAX_METRICS
          ? `${path}: ${name} ${value.toFixed(3)}, may be ${MAX_METRICS[name as keyof typeof MAX_METRICS]}`
          : `${path}: ${name} ${value}, needs ${MIN_SCORES[name as keyof typeof MIN_SCORES]} (${failing.join(', ')})`,
      ),
  )
  const text = `Lighthouse, mobile, ${describeSlowdown()}, median of ${RUNS_PER_ROUND} or of the runs that decide it (performance/accessibility/best practices/SEO):\n${table.join('\n')}`
  if (misses.length > 0) throw new PlainError(`${text}\n\nBelow the bar:\n${misses.map((miss) => `  ${miss}`).join('\n')}`)
  return text
}
