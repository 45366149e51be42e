/** What the files of the project import of each other. Type imports count. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'

/**
 * One statement: `to` is a path from the root, without the ending of TypeScript, or "package:" and a name; `written` is how the
 * file says it.
 */
export type Import = { file: string; to: string; written: string; isType: boolean; isDynamic: boolean }

const withoutEnding = (path: string) => path.replaceAll('\\', '/').replace(/\.tsx?$/, '')

/** @returns where an import leads: "#src/…" is named from the project's root (package.json, "imports"), "./…" from the file */
export function resolveImport(written: string, file: string, root: string): string {
  if (written.startsWith('#')) return withoutEnding(relative(root, written.slice(1)))
  if (written.startsWith('.')) return withoutEnding(normalize(join(dirname(file), written)))
  return `package:${written}`
}

/** @param root the folder that `file` and the imports found in it are named from */
export function readImports(file: string, root = 'src'): Import[] {
  const source = readFileSync(join(root, file), 'utf8')
  const found: Import[] = []
  for (const match of source.matchAll(
    /(?:import|export)\s+(type\s)?[^'"]*?from\s*['"]([^'"]+)['"]|import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g,
  )) {
    const written = match[2] ?? match[3] ?? match[4] ?? ''
    found.push({
      file,
      to: resolveImport(written, file, root),
      written,
      isType: Boolean(match[1]),
      isDynamic: match[4] !== undefined,
    })
  }
  return found
}

/** Every source file of src, named from there; tests apart. */
export const sourceFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|tsx|astro|mdx)$/.test(file) && !/\.test\.|^[^/]+$/.test(file))
/** What the files of src import, each named from there. */
export const imports = sourceFiles.flatMap((file) => readImports(file))
/** @returns a sentence for each, for `expect(…).toEqual([])` */
export const describeImports = (found: readonly Import[]) => [...new Set(found.map(({ file, to }) => `${file} imports ${to}`))]

/**
 * @param all what files import of each other
 * @returns what a file pulls along when it runs, at any distance, each with the file that imports it
 */
export function findReached(file: string, all: readonly Import[] = imports): Import[] {
  const byFile = Map.groupBy(all, (found) => found.file)
  const seen = new Set([file])
  const pulled: Import[] = []
  // What is found on the way is looked at in its turn.
  for (const each of seen)
    for (const found of byFile.get(each) ?? []) {
      if (found.isType) continue
      pulled.push(found)
      const next = [`${found.to}.ts`, `${found.to}.tsx`, found.to].find((name) => byFile.has(name))
      if (next) seen.add(next)
    }
  return pulled
}

/** Whether a file of src is sent to the browser. */
const isInBrowser = (file: string) => /\.(client\.ts|island\.tsx)$/.test(file) || /^islands\//.test(file)
/** Everything that is sent to the browser, with what it pulls along. */
export const browserImports = sourceFiles.filter(isInBrowser).flatMap((file) => findReached(file))
