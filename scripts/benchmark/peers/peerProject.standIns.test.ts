/** What stands for a module that reads files in a peer (peers/standIns) has all that the sections take from it. */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { STAND_INS } from './peerProject.ts'

const IMPORTED_NAMES = /import \{([^}]+)\} from '([^']+)'/g
const EXPORTED_NAMES = /export (?:const|function) (?:\{([^}]+)\}|(\w+))/g
const splitNames = (list: string) => list.split(',').map((name) => name.trim())

/** @returns values that the drawn parts of the site import from a module */
function importedFrom(module: string): string[] {
  const files = globSync('src/{sections,illustrations,ui,site,facts,models,lib/anywhere}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.'),
  )
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORTED_NAMES)]
      .filter(([, , from = '']) => (from.startsWith('#') ? from.slice(1) : join(dirname(file), from)) === module)
      .flatMap(([, list = '']) => splitNames(list))
      .filter((name) => !name.startsWith('type ')),
  )
}

describe.each(STAND_INS)('%s', (module) => {
  it('is there, with each name', () => {
    const source = readFileSync(`peers/standIns/${basename(module)}`, 'utf8')
    const given = [...source.matchAll(EXPORTED_NAMES)].flatMap(([, list, name = '']) => (list ? splitNames(list) : [name]))
    expect(given.length).toBeGreaterThan(0)
    expect(importedFrom(module).length).toBeGreaterThan(0)
    expect(importedFrom(module).filter((name) => !given.includes(name))).toEqual([])
  })
})
