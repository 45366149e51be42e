/** The runtimes of lib (docs/architecture.md). */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { browserImports, describeImports, findReached, imports, readImports, sourceFiles } from './imports'

/** Where a function of `lib/` may run, and whose functions it may call. */
const RUNTIME_FOLDERS: Record<string, string[]> = {
  anywhere: ['anywhere'],
  server: ['server', 'anywhere'],
  build: ['build', 'server', 'anywhere'],
}

describe('lib is sorted by where it may run', () => {
  it('has no file outside its runtimes', () => {
    expect(sourceFiles.filter((file) => file.startsWith('lib/') && !((file.split('/')[1] ?? '') in RUNTIME_FOLDERS))).toEqual([])
  })
  it.each(Object.keys(RUNTIME_FOLDERS))('%s calls only what runs there too', (runtime) => {
    const wrong = imports.filter(({ file, to }) => {
      if (!file.startsWith(`lib/${runtime}/`)) return false
      if (to.startsWith('package:node:')) return runtime !== 'build'
      return to.startsWith('lib/') && !RUNTIME_FOLDERS[runtime]?.includes(to.split('/')[1] ?? '')
    })
    expect(describeImports(wrong)).toEqual([])
  })
  it('names nothing of the browser', () => {
    const wrong = sourceFiles
      .filter((file) => file.startsWith('lib/'))
      .filter((file) => /\b(document|window|localStorage|sessionStorage)\./.test(readFileSync(join('src', file), 'utf8')))
    expect(wrong).toEqual([])
  })
  it('sends neither build nor server code to the browser', () => {
    expect(describeImports(browserImports.filter(({ to }) => /^lib\/(build|server)\/|^package:node:/.test(to)))).toEqual([])
  })
  it('nor through other files, however far', () => {
    const step = (file: string, to: string, isType = false) => ({ file, to, isType, isDynamic: false })
    const chain = [
      step('a.island.tsx', 'b'),
      step('b.ts', 'lib/anywhere/c.ts'),
      step('b.ts', 'lib/server/types', true),
      step('lib/anywhere/c.ts', 'b'),
      step('lib/anywhere/c.ts', 'lib/build/d'),
      step('lib/build/d.ts', 'package:node:fs'),
      step('e.ts', 'lib/build/f'),
    ]
    expect(describeImports(findReached('a.island.tsx', chain))).toEqual([
      'a.island.tsx imports b',
      'b.ts imports lib/anywhere/c.ts',
      'lib/anywhere/c.ts imports b',
      'lib/anywhere/c.ts imports lib/build/d',
      'lib/build/d.ts imports package:node:fs',
    ])
  })
})

describe('what Node runs as it is', () => {
  const sources = globSync(['src/**/*.{ts,tsx}', 'server/**/*.ts', 'scripts/**/*.ts'], { exclude: ['**/*.test.*'] })
  const all = sources.flatMap((file) => readImports(file, '.'))
  const withoutEnding = (pulled: typeof all) =>
    pulled.filter(({ to }) => !to.startsWith('package:') && ['.ts', '.tsx'].some((ending) => existsSync(to + ending)))
  // A command with such an import stops before its first line, and only whoever runs it sees that.
  it.each(globSync('scripts/*.ts'))('%s names each file that it pulls along with its ending', (command) =>
    expect(describeImports(withoutEnding(findReached(command, all)))).toEqual([]),
  )
  it('is followed over files without an ending', () =>
    expect(withoutEnding(readImports('src/schemas/guide.ts', '.')).map(({ to }) => to)).toContain('src/schemas/fields/fields'))
})
