/** The runtimes of lib (docs/architecture.md). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files, imports, reachesBrowser, shown } from './imports'

/** Where a function of `lib/` may run, and whose functions it may call. */
const RUNTIMES: Record<string, string[]> = {
  anywhere: ['anywhere'],
  browser: ['browser', 'anywhere'],
  server: ['server', 'anywhere'],
  build: ['build', 'server', 'anywhere'],
}

describe('lib is sorted by where it may run', () => {
  it('has no file outside its runtimes', () => {
    expect(files.filter((file) => file.startsWith('lib/') && !((file.split('/')[1] ?? '') in RUNTIMES))).toEqual([])
  })
  it.each(Object.keys(RUNTIMES))('%s calls only what runs there too', (runtime) => {
    const wrong = imports.filter(({ file, to }) => {
      if (!file.startsWith(`lib/${runtime}/`)) return false
      if (to.startsWith('package:node:')) return runtime !== 'build'
      return to.startsWith('lib/') && !RUNTIMES[runtime]?.includes(to.split('/')[1] ?? '')
    })
    expect(shown(wrong)).toEqual([])
  })
  it('names nothing of the browser outside lib/browser', () => {
    const wrong = files
      .filter((file) => /^lib\/(anywhere|build|server)\//.test(file))
      .filter((file) => /\b(document|window|localStorage|sessionStorage)\./.test(readFileSync(join('src', file), 'utf8')))
    expect(wrong).toEqual([])
  })
  it('sends neither build nor server code to the browser', () => {
    const wrong = imports.filter(({ file, to }) => reachesBrowser(file) && /^lib\/(build|server)\//.test(to))
    expect(shown(wrong)).toEqual([])
  })
})
