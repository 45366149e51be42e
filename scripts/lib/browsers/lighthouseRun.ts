/** Runs Lighthouse once on one address, with a trace that is corrected by threadTime.ts. */
import { Launcher, launch } from 'chrome-launcher'
import lighthouse, { type Config, defaultConfig, type Flags } from 'lighthouse'
import TraceGatherer from 'lighthouse/core/gather/gatherers/trace.js'
import { PlainError } from '../project.ts'
import { CHROMIUM_FLAGS, mergeDisabledFeatures } from './chromium.ts'
import { calculateSlowdown } from './phoneSpeed.ts'
import { toThreadTime } from './threadTime.ts'

/** How often to try again if a run recorded nothing. */
const MAX_ATTEMPTS = 3

export const LIGHTHOUSE_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof LIGHTHOUSE_CATEGORIES)[number]
/** Scores of 0 to 100, times in ms. */
export type PageNumbers = Record<Category | 'lcp' | 'tbt' | 'cls', number>
export type Measurement = { numbers: PageNumbers; failing: string[] }

/** Lighthouse's benchmark index of this machine in each run so far. */
const benchmarkIndexes: number[] = []

/** Lighthouse's trace gatherer, with the correction of threadTime.ts. */
class OwnTimeTrace extends TraceGatherer {
  override getArtifact() {
    const trace = super.getArtifact()
    return { ...trace, traceEvents: toThreadTime(trace.traceEvents) }
  }
}
/** How often to look whether Chromium has started, for 25 seconds. By default it is twice a second. */
const START_POLLS = { connectionPollInterval: 50, maxConnectionRetries: 500 }

/** Audits that count in no score: insights, and what a person has to judge. With the picture of a whole page, they take half of a run. */
function listUnscoredAudits(): string[] {
  const audits = Object.values(defaultConfig.categories ?? {}).flatMap(({ auditRefs }) => auditRefs)
  const scored = new Set(audits.filter(({ weight }) => weight > 0).map(({ id }) => id))
  return [...new Set(audits.map(({ id }) => id))].filter((id) => !scored.has(id))
}
const UNSCORED_AUDITS = listUnscoredAudits()
const LIGHTHOUSE_CONFIG: Config = { extends: 'lighthouse:default', artifacts: [{ id: 'Trace', gatherer: OwnTimeTrace }] }

/**
 * Runs in a new Chromium, so that runs do not share state.
 * @param knownScores scores that do not change from run to run and that an earlier run found good; they are not measured again
 * @returns null if nothing was recorded
 */
async function runOnce(url: string, chromePath: string, knownScores: Partial<PageNumbers>): Promise<Measurement | null> {
  const chromeFlags = ['--headless', ...CHROMIUM_FLAGS, mergeDisabledFeatures(Launcher.defaultFlags())]
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent', ...START_POLLS })
  try {
    const flags: Flags = {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: LIGHTHOUSE_CATEGORIES.filter((category) => !(category in knownScores)),
      skipAudits: UNSCORED_AUDITS,
      // It is for reports that a person reads.
      disableFullPageScreenshot: true,
      throttling: { cpuSlowdownMultiplier: calculateSlowdown(benchmarkIndexes) },
    }
    const run = await lighthouse(url, flags, LIGHTHOUSE_CONFIG)
    const report = run?.lhr
    if (!report || report.runtimeError) return null
    benchmarkIndexes.push(report.environment.benchmarkIndex)
    const failing = Object.values(report.audits).filter((audit) => audit.score === 0 && audit.scoreDisplayMode === 'binary')
    const score = (id: Category) => knownScores[id] ?? Math.round((report.categories[id]?.score ?? 0) * 100)
    const value = (id: string) => {
      const measured = report.audits[id]?.numericValue
      if (measured === undefined) throw new Error(`Lighthouse did not measure ${id}.`)
      return measured
    }
    return {
      numbers: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
      },
      failing: failing.map((audit) => audit.id),
    }
  } catch {
    return null
  } finally {
    chrome.kill()
  }
}

/** Repeats a run only if Chromium failed to record its trace, or a number is missing. A recorded run counts, however bad it is. */
export async function measureUrl(url: string, chromePath: string, known: Partial<PageNumbers> = {}): Promise<Measurement> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const measurement = await runOnce(url, chromePath, known)
    if (measurement) return measurement
  }
  throw new PlainError(`Lighthouse could not record ${url} in ${MAX_ATTEMPTS} attempts.`)
}

/** @returns a sentence about the slowdown of this machine, and its speed */
export const describeSlowdown = (): string =>
  `slowed down ${calculateSlowdown(benchmarkIndexes).toFixed(1)} times on a machine of index ${benchmarkIndexes.at(-1)?.toFixed(0)}`
