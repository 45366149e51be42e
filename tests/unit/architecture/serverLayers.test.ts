/** The import rules inside of server/: what each of its folders may import of the others (docs/architecture.md, "The folders of server"). */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describeImports, type Import, readImports } from './imports.ts'

const SHARED = 'leads'
const LAYERS: Record<string, string[]> = {
  site: [],
  [SHARED]: [],
  settings: [SHARED],
  store: [SHARED],
  databases: ['store'],
  delivery: [SHARED, 'store'],
  operator: [SHARED, 'settings', 'store', 'delivery'],
  http: [SHARED, 'settings', 'store', 'operator'],
  commands: [SHARED, 'settings', 'store', 'databases', 'delivery'],
  service: [SHARED, 'settings', 'store', 'databases', 'delivery', 'operator', 'http'],
  programs: ['site', SHARED, 'settings', 'databases', 'delivery', 'http', 'service'],
}

/** @param path from server/, "leads/store/outbox" @returns its layer */
function layerOf(path: string): string {
  const [folder = '', inner = '', ...deeper] = path.split('/')
  if (inner === '') return 'programs'
  if (folder !== 'leads') return folder
  return deeper.length > 0 ? inner : SHARED
}
const files = globSync('server/**/*.ts')
  .map((file) => file.replaceAll('\\', '/').slice('server/'.length))
  .filter((file) => !/\.test(ing)?\./.test(file))
const imports = files.flatMap((file) => readImports(file, 'server')).filter(({ to }) => !/^package:|^\.\.\//.test(to))

const findUpwardImports = (all: readonly Import[]) =>
  all.filter(({ file, to }) => {
    const [layer, other] = [layerOf(file.replace(/\.ts$/, '')), layerOf(to)]
    return layer !== other && !LAYERS[layer]?.includes(other)
  })

describe('inside of server/', () => {
  it('a folder imports only what lies below it, types too', () => {
    expect(imports.length).toBeGreaterThan(200)
    expect(describeImports(findUpwardImports(imports))).toEqual([])
  })
  it('and nothing below it that the table names in vain', () => {
    const isUsed = (layer: string, other: string) =>
      imports.some(({ file, to }) => layerOf(file.replace(/\.ts$/, '')) === layer && layerOf(to) === other)
    const vain = Object.entries(LAYERS).flatMap(([layer, others]) =>
      others.filter((other) => !isUsed(layer, other)).map((other) => [layer, other]),
    )
    expect(vain).toEqual([])
  })
  it('a database knows nothing of leads: of the store it has what a database is, alone', () => {
    const known = imports.filter(({ file, to }) => layerOf(file) === 'databases' && layerOf(to) === 'store').map(({ to }) => to)
    expect([...new Set(known)]).toEqual(['leads/store/sqlDatabase'])
  })
  it('the log is handed in: who begins something makes it, and nobody else', () => {
    const making = files.filter((file) => /\bcreateLog\(/.test(readFileSync(`server/${file}`, 'utf8')))
    expect(making.toSorted()).toEqual(['leads/commands/runCommand.ts', 'leads/log.ts', 'main.ts', 'worker.ts'])
  })
  it('no folder is in a circle: each names only those that the table has before it', () => {
    const order = Object.keys(LAYERS)
    const late = order.flatMap((layer, index) => (LAYERS[layer] ?? []).filter((other) => order.indexOf(other) >= index))
    expect(late).toEqual([])
  })
  it('every folder is in the table, and the docs have the same table', () => {
    const layers = new Set(files.map((file) => layerOf(file.replace(/\.ts$/, ''))))
    expect([...layers].toSorted()).toEqual(Object.keys(LAYERS).toSorted())
    const [, section = ''] = /### The folders of server\n([\s\S]*?)\n#/.exec(readFileSync('docs/architecture.md', 'utf8')) ?? []
    // The last cell of each row says what is imported.
    const listed = [...section.matchAll(/^\| `server\/(?:leads\/)?(\w+)\/`.*\| ([^|]*) \|$/gm)].map(([, folder = '', cell = '']) => [
      folder,
      cell === 'nothing' ? [] : cell.split(', '),
    ])
    const { programs, ...folders } = LAYERS
    expect(Object.fromEntries(listed)).toEqual(folders)
  })
  it('an import that leads upward is found, also of a type', () => {
    const step = (file: string, to: string) => ({ file, to, written: to, isType: true, isDynamic: false })
    const upward = [
      step('leads/lead.ts', 'leads/store/sqlDatabase'),
      step('leads/settings/a.ts', 'leads/operator/a'),
      step('leads/store/a.ts', 'leads/databases/sqlite'),
      step('leads/operator/a.ts', 'leads/http/a'),
      step('site/a.ts', 'leads/log'),
      step('leads/http/a.ts', 'leads/service/a'),
    ]
    expect(findUpwardImports([...upward, step('leads/operator/a.ts', 'leads/settings/a')])).toEqual(upward)
  })
})
