/** The imports between files of the project, type imports included. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'

/** One statement. `to` is a path from the root without its TypeScript ending, or "package:" and a name. */
export type Import = { file: string; to: string; isType: boolean; isDynamic: boolean }

const withoutEnding = (path: string) => path.replaceAll('\\', '/').replace(/\.tsx?$/, '')

/** @returns the path of the imported file: "#src/…" starts at the project's root (package.json, "imports"), "./…" at the file */
function resolveImport(written: string, file: string, root: string): string {
  if (written.startsWith('#')) return withoutEnding(relative(root, written.slice(1)))
  if (written.startsWith('.')) return withoutEnding(normalize(join(dirname(file), written)))
  return `package:${written}`
}

/** @param root the folder to which `file` and the found imports are relative */
export function readImports(file: string, root = 'src'): Import[] {
  const source = readFileSync(join(root, file), 'utf8')
  const found: Import[] = []
  for (const match of source.matchAll(
    /(?:import|export)\s+(type\s)?[^'"]*?from\s*['"]([^'"]+)['"]|import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g,
  )) {
    const written = match[2] ?? match[3] ?? match[4] ?? ''
    found.push({ file, to: resolveImport(written, file, root), isType: Boolean(match[1]), isDynamic: match[4] !== undefined })
  }
  return found
}

/** Every source file of src except tests, named from src. */
export const sourceFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|tsx|astro|mdx)$/.test(file) && !/\.test\.|^[^/]+$/.test(file))
/** All imports of those files. */
export const imports = sourceFiles.flatMap((file) => readImports(file))
/** @returns one sentence for each import, for `expect(…).toEqual([])` */
export const describeImports = (found: readonly Import[]) => [...new Set(found.map(({ file, to }) => `${file} imports ${to}`))]

const byFile = Map.groupBy(imports, ({ file }) => file)
/** @returns the imports, direct and indirect, that a file loads when it runs */
export function findReached(file: string): Import[] {
  const seen = new Set([file])
  const pulled: Import[] = []
  for (const each of seen)
    for (const found of byFile.get(each) ?? []) {
      if (found.isType) continue
      pulled.push(found)
      const next = [`${found.to}.ts`, `${found.to}.tsx`, found.to].find((name) => byFile.has(name))
      if (next) seen.add(next)
    }
  return pulled
}

/** Whether a file of src is sent to the browser as a page script or an island. */
const isInBrowser = (file: string) => /\.(client\.ts|island\.tsx)$/.test(file) || /^islands\//.test(file)
/** All imports, direct and indirect, of those files. */
export const browserImports = sourceFiles.filter(isInBrowser).flatMap((file) => findReached(file))

/** @param edges pairs of folders: the importing one, then the imported one @returns each circle, as "a → b → a" */
export function findCircles(edges: readonly (readonly [string, string])[]): string[] {
  const below = Map.groupBy(edges, ([from]) => from)
  const follow = (folder: string, path: readonly string[]): string[] =>
    path.includes(folder)
      ? [[...path.slice(path.indexOf(folder)), folder].join(' → ')]
      : [...new Set((below.get(folder) ?? []).map(([, to]) => to))]
          .filter((to) => to !== folder)
          .flatMap((to) => follow(to, [...path, folder]))
  return [...new Set([...below.keys()].flatMap((folder) => follow(folder, [])))]
}
