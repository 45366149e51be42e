/** The runtimes of lib (docs/architecture.md). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { browserImports, describeImports, findReached, imports, sourceFiles } from './imports.ts'

/** Where a function of `lib/` may run, and whose functions it may call. */
const RUNTIME_FOLDERS: Record<string, string[]> = {
  anywhere: ['anywhere'],
  server: ['server', 'anywhere'],
  build: ['build', 'server', 'anywhere'],
}

/** What the product is about, as code and comments name it. */
const ABSENCES = /absence|attendance|call-?offs?\b|no-?(?:call|show)|\bfmla|occurrence|payroll|report(?:channel|stop)/i
/** Files of lib that have such words, each with its reason. */
const KNOWS_WORDS: Record<string, string> = {
  'lib/anywhere/text/noBreak.ts': 'words that stay on one line',
  'lib/build/content/prose/proseNames.ts': 'the tags that a text may have, by which the reader knows others',
  'lib/build/content/prose/rehypeNoBreak.ts': 'words that stay on one line',
  'lib/build/pictures/shareCard.ts': 'where a line may end',
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
      .filter((file) => /^(lib|models)\//.test(file))
      .filter((file) => /\b(document|window|localStorage|sessionStorage)\./.test(readFileSync(join('src', file), 'utf8')))
    expect(wrong).toEqual([])
  })
  it('knows nothing of absences: what does is a model, a policy, a fact or a schema', () => {
    const isInLib = (file: string) => file.startsWith('lib/')
    const speaking = sourceFiles.filter((file) => isInLib(file) && ABSENCES.test(readFileSync(join('src', file), 'utf8')))
    expect(speaking.filter((file) => !(file in KNOWS_WORDS))).toEqual([])
    expect(Object.keys(KNOWS_WORDS).filter((file) => !speaking.includes(file))).toEqual([])
    expect(sourceFiles.filter((file) => !isInLib(file) && ABSENCES.test(readFileSync(join('src', file), 'utf8'))).length).toBeGreaterThan(
      50,
    )
  })
  it('lets a model run anywhere: it asks for nothing of Node', () => {
    const models = imports.filter(({ file }) => file.startsWith('models/'))
    expect(models.length).toBeGreaterThan(10)
    expect(describeImports(models.filter(({ to }) => to.startsWith('package:node:')))).toEqual([])
  })
  it('sends neither build nor server code to the browser', () => {
    expect(describeImports(browserImports.filter(({ to }) => /^lib\/(build|server)\/|^package:node:/.test(to)))).toEqual([])
  })
  it('nor through other files, however far', () => {
    const step = (file: string, to: string, isType = false) => ({ file, to, written: to, isType, isDynamic: false })
    const chain = [
      step('a.island.tsx', 'b'),
      step('b.ts', 'lib/anywhere/c'),
      step('b.ts', 'lib/server/types', true),
      step('lib/anywhere/c.ts', 'b'),
      step('lib/anywhere/c.ts', 'lib/build/d'),
      step('lib/build/d.ts', 'package:node:fs'),
      step('e.ts', 'lib/build/f'),
    ]
    expect(describeImports(findReached('a.island.tsx', chain))).toEqual([
      'a.island.tsx imports b',
      'b.ts imports lib/anywhere/c',
      'lib/anywhere/c.ts imports b',
      'lib/anywhere/c.ts imports lib/build/d',
      'lib/build/d.ts imports package:node:fs',
    ])
  })
})
