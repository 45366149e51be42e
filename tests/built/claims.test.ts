/** Every standalone figure on a page has a link to its explanation, and sample content says that it is a sample. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { type Claim, readClaims } from '#src/facts/claims.ts'
import { industrySchema } from '#src/schemas/industry/industry.ts'
import { teamSchema } from '#src/schemas/pages/team.ts'
import { clientsSchema } from '#src/schemas/shared/clients.ts'
import { samplesSchema } from '#src/schemas/shared/samples.ts'
import { testimonialsSchema } from '#src/schemas/shared/testimonials.ts'
import { routes, routeTo } from '#src/site/routes.ts'
import { builtPages, listLinkAddresses, readDocument, readMain } from './builtSite.ts'

const claims = readClaims()

const claimsById: Record<string, Claim> = claims
/** The file's data before its tokens are replaced. */
const readWritten = (file: string): unknown => parse(readFileSync(`src/content/${file}.yaml`, 'utf8'))

/** Claims whose token is the value of a figure, anywhere in a content file. */
function findFigures(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'value' in value && typeof value.value === 'string' ? [...value.value.matchAll(/\{claim:(\w+)/g)] : []
  return [...own.map(([, id = '']) => id), ...Object.values(value).flatMap(findFigures)]
}

const pagesWithFigures = [
  [routes.home, 'pages/home'],
  [routes.comparison, 'pages/comparison'],
  ...builtPages.flatMap(({ path }) => (/^\/(features|industries|landing)\/[^/]+$/.test(path) ? [[path, path.slice(1)]] : [])),
] as [string, string][]

describe('/claims', () => {
  const main = readMain(routes.claims)
  it.each(Object.entries(claimsById))('explains %s', (id, { value, scope, basis }) => {
    const entry = main.querySelector(`[id="${id}"]`)?.textContent ?? ''
    for (const said of [value, scope, basis]) expect(entry).toContain(said)
  })
  it('has tables, each with a name, whose rows are named by their figures', () => {
    const tables = main.querySelectorAll('table')
    expect(tables.filter((table) => !table.querySelector('caption')?.textContent)).toEqual([])
    const rows = tables.flatMap((table) => table.querySelectorAll('tbody tr'))
    expect(rows.map((row) => row.id).toSorted()).toEqual(Object.keys(claimsById).toSorted())
    for (const row of rows) expect(row.querySelector('th[scope="row"]')?.textContent, row.id).toContain(claimsById[row.id]?.value)
  })
  it('is found from every page', () => {
    const without = builtPages.filter(
      (page) => page.kind !== 'demo-form' && !listLinkAddresses(readDocument(page).querySelector('footer')).includes(routes.claims),
    )
    expect(without.map(({ path }) => path)).toEqual([])
  })
})

describe.each(pagesWithFigures)('the page %s', (path, file) => {
  it('has a link from each figure to its basis, which names the figure', () => {
    const links = readMain(path).querySelectorAll('a')
    for (const id of findFigures(readWritten(file))) {
      const link = links.find((candidate) => candidate.getAttribute('href') === routeTo.claim(id))
      expect(link?.textContent, id).toContain(claimsById[id]?.value)
    }
  })
})
it('the test of figures looks at pages that have some', () => {
  expect(pagesWithFigures.filter(([, file]) => findFigures(readWritten(file)).length > 0)).not.toEqual([])
})

describe('sample content', () => {
  const notes = readSiteEntry('shared/samples', samplesSchema)
  const clients = readSiteEntry('shared/clients', clientsSchema)
  const testimonials = readSiteEntry('shared/testimonials', testimonialsSchema)
  const team = readSiteEntry('pages/team', teamSchema)
  it.runIf(clients.sample)('is named on each page that shows clients', () => {
    for (const path of [routes.home, routes.comparison, routes.requestDemo])
      expect(readMain(path).textContent, path).toContain(notes.clients)
  })
  it.runIf(testimonials.sample)('quotes that are samples say so', () => expect(readMain(routes.home).textContent).toContain(notes.quotes))
  it.runIf(team.sample)('a team that is a sample says so', () => expect(readMain(routes.team).textContent).toContain(notes.team))
  it('is named beside each industry’s quote', () => {
    for (const [path, file] of pagesWithFigures.filter(([address]) => address.startsWith('/industries/'))) {
      const isSample = readSiteEntry(file, industrySchema).blocks.some((block) => block.kind === 'quote' && block.sample)
      expect(readMain(path).textContent.includes(notes.quotes), path).toBe(isSample)
    }
  })
  it('is not in metadata that other sites show, unless it says that it is a sample', () => {
    const counts = Object.values(claimsById).flatMap(({ sample, value, scope }) => (sample ? [`${value} ${scope}`] : []))
    const said = [
      ...counts,
      ...(testimonials.sample ? testimonials.quotes.map(({ quote }) => quote) : []),
      ...(team.sample ? team.members.map(({ name }) => name) : []),
      ...(clients.sample ? clients.clients.map(({ name }) => name) : []),
    ]
    const shown = builtPages.map((page) => ({ path: page.path, text: `${page.title} ${page.description}` }))
    expect(shown.filter(({ text }) => said.some((words) => text.includes(words)) && !/sample/i.test(text))).toEqual([])
  })
})
