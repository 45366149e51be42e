/** Page scripts that are inlined into the page. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { inlineScripts } from './inlineScripts.ts'

let folder = ''
afterEach(() => rm(folder, { recursive: true, force: true }))

/** @returns the plugin's output for a module that imports another, and the files that it watches */
async function loadPage(query: string) {
  folder = await mkdtemp(join(tmpdir(), 'inline-script-'))
  await writeFile(join(folder, 'word.ts'), "export const word: string = 'dawn'")
  await writeFile(
    join(folder, 'entry.ts'),
    "import { word } from './word'\ndocument.title = [...word].findLast((sign) => sign)?.at(0) ?? word",
  )
  const addWatchFile = vi.fn()
  const { load } = inlineScripts(['es2019']) as { load(this: { addWatchFile(file: string): void }, id: string): Promise<string | null> }
  const code = await load.call({ addWatchFile }, `${join(folder, 'entry.ts')}${query}`)
  return { code, watched: addWatchFile.mock.calls.map(([file]) => String(file).split('/').at(-1)) }
}

it('an inline script is bundled with its imports into a classic script, in the syntax of the oldest supported browsers', async () => {
  const { code } = await loadPage('?inline-script')
  const text: string = JSON.parse((code ?? '').replace('export default ', ''))
  // It runs alone: it imports nothing, and leaves no global name behind.
  const document = { title: '' }
  new Function('document', text)(document)
  expect(document.title).toBe('n')
  expect(text).not.toMatch(/\bimport\b|\?\.|\?\?|\n/)
})
it('an inline script is bundled again when a file that it imports changes', async () => {
  expect((await loadPage('?inline-script')).watched.toSorted()).toEqual(['entry.ts', 'word.ts'])
})
it('a module that is not requested as an inline script is left to Vite', async () =>
  expect(await loadPage('')).toEqual({ code: null, watched: [] }))
