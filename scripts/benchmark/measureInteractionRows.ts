/** First touches and clicks as rows of the table. */

import { startBarePages } from './barePages.ts'
import type { BenchmarkRow, MeasuredSite } from './benchmarkRow.ts'
import { startSlowNetwork } from './slowNetwork.ts'
import { measureInteractions } from './touches.ts'

/** The column of the pages in barePages.ts. */
export const BARE_PAGE = 'bare page'

/** Targets of docs/requirements/quality.md, "Speed", by the beginning of a measurement's name. */
const TARGETS: [begin: string, target: string][] = [
  ['phone', 'at most 100 ms'],
  ['desktop: first cold hover', 'at most 50 ms'],
  ['click to the FAQ after a short hover, in a browser that only prefetches', 'at most 120 ms'],
  ['click to the FAQ after a short hover', 'at most 60 ms'],
]

/** @returns a row for each kind of touch, with a cell for each site and its target */
export async function measureInteractionRows(sites: MeasuredSite[], rounds: number): Promise<BenchmarkRow[]> {
  const bare = await startBarePages()
  const slow = await startSlowNetwork(bare.origin)
  const addresses = Object.fromEntries(sites.map(({ name, slowOrigin }) => [name, `${slowOrigin}/`]))
  const interactionsBySite = await measureInteractions({ ...addresses, [BARE_PAGE]: `${slow.origin}/` }, rounds).finally(async () => {
    await slow.close()
    await bare.stop()
  })
  const [first = []] = Object.values(interactionsBySite)
  return first.map(({ name }, index) => ({
    name,
    unit: 'ms',
    values: Object.fromEntries(Object.entries(interactionsBySite).map(([site, all]) => [site, all[index]?.milliseconds ?? []])),
    target: TARGETS.find(([begin]) => name.startsWith(begin))?.[1] ?? '',
  }))
}
