/** Lighthouse's largest paint, which it simulates for a slow phone from a trace of a fast load. */
import { requireChromium } from '../lib/browsers/chromium.ts'
import { measureUrl } from '../lib/browsers/lighthouseRun.ts'
import type { BenchmarkRow, MeasuredSite } from './benchmarkRow.ts'
import { MEASURED_PAGES } from './measuredPages.ts'

/** @returns a row for each measured page, with a cell for each site */
export async function measureLighthouse(sites: MeasuredSite[], rounds: number): Promise<BenchmarkRow[]> {
  const chromePath = await requireChromium()
  const rows = Object.entries(MEASURED_PAGES).map(([name, path]) => {
    const row: BenchmarkRow = {
      name: `largest paint in Lighthouse, ${name}`,
      unit: 'ms',
      values: {},
      target: '1.05 of the page without scripts',
    }
    return { path, row }
  })
  for (let round = 0; round < rounds; round++)
    for (const { path, row } of rows)
      for (const { name, origin } of sites) {
        const { numbers } = await measureUrl(`${origin}${path}`, chromePath)
        row.values[name] ??= []
        row.values[name].push(numbers.lcp)
      }
  return rows.map(({ row }) => row)
}
