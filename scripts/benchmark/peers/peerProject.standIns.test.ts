/** What stands for a module that reads files in a peer (bench/standIns) has all that the sections take from it. */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { STAND_INS } from './peerProject.ts'

const IMPORT = /import \{([^}]+)\} from '([^']+)'/g
const EXPORT = /export (?:const|function) (?:\{([^}]+)\}|(\w+))/g
const names = (list: string) => list.split(',').map((name) => name.trim())

/** @returns values that the drawn parts of the site import from a module */
function taken(module: string): string[] {
  const files = globSync('src/{sections,illustrations,ui,site,facts,lib/anywhere}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)]
      .filter(([, , from = '']) => join(dirname(file), from).replace(/\.ts$/, '') === module.replace(/\.ts$/, ''))
      .flatMap(([, list = '']) => names(list))
      .filter((name) => !name.startsWith('type ')),
  )
}

describe.each(STAND_INS)('%s', (module) => {
  it('is there, with each name', () => {
    const source = readFileSync(`bench/standIns/${basename(module)}`, 'utf8')
    const given = [...source.matchAll(EXPORT)].flatMap(([, list, name = '']) => (list ? names(list) : [name]))
    expect(given.length).toBeGreaterThan(0)
    expect(taken(module).filter((name) => !given.includes(name))).toEqual([])
  })
})
