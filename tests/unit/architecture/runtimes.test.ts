/** The runtimes of lib (docs/folders.md). */
import { describe, expect, it } from 'vitest'
import { browserImports, describeImports, findImports, type Import, imports } from './imports.ts'
import { readSource, sourceFiles } from './sourceFiles.ts'

/** The folders of lib, and those whose functions each may call. */
const RUNTIME_FOLDERS: Record<string, string[]> = {
  anywhere: ['anywhere'],
  build: ['build', 'anywhere'],
}

describe('lib is sorted by where it may run', () => {
  it('has no file outside its runtimes', () => {
    expect(sourceFiles.filter((file) => file.startsWith('lib/') && !((file.split('/')[1] ?? '') in RUNTIME_FOLDERS))).toEqual([])
  })
  it.each(Object.keys(RUNTIME_FOLDERS))('%s calls only what runs there, too', (runtime) => {
    const wrong = imports.filter(({ file, to }) => {
      if (!file.startsWith(`lib/${runtime}/`)) return false
      if (to.startsWith('package:node:')) return runtime !== 'build'
      return to.startsWith('lib/') && !RUNTIME_FOLDERS[runtime]?.includes(to.split('/')[1] ?? '')
    })
    expect(describeImports(wrong)).toEqual([])
  })
  it('uses neither the document nor the window, and neither do models', () => {
    const wrong = sourceFiles
      .filter((file) => /^(lib|models)\//.test(file))
      .filter((file) => /\b(document|window|localStorage|sessionStorage)\./.test(readSource(file)))
    expect(wrong).toEqual([])
  })
  it('models use nothing of Node', () => {
    expect(describeImports(imports.filter(({ file, to }) => file.startsWith('models/') && to.startsWith('package:node:')))).toEqual([])
  })
  it('sends no code of the build to the browser', () => {
    const ofBuild = (found: readonly Import[]) =>
      describeImports(found.filter(({ to }) => /^lib\/build\/|^(contentEngine|downloads)\/|^package:node:/.test(to)))
    expect(ofBuild(findImports('x.client.ts', "import 'node:fs'; import '#src/lib/build/x.ts'; import './y.ts'"))).toHaveLength(2)
    expect(ofBuild(browserImports)).toEqual([])
  })
})
