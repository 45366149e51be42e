/** The imports between files of the project, type imports included. */
import { readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import ts from 'typescript'
import { sourceFiles } from './sourceFiles.ts'
import { nodesIn, parseSource } from './sourceTree.ts'

/** `to` is a path from the root without its TypeScript ending, or "package:" and a name. */
export type Import = { file: string; to: string; isType: boolean; isDynamic: boolean }

const withoutEnding = (path: string) => path.replace(/\.tsx?$/, '')

/** @returns the path of the imported file: "#src/…" starts at the project's root (package.json, "imports"), "./…" at the file */
function resolveImport(written: string, file: string, root: string): string {
  if (written.startsWith('#')) return withoutEnding(relative(root, written.slice(1)))
  if (written.startsWith('.')) return withoutEnding(normalize(join(dirname(file), written)))
  return `package:${written}`
}

/** @returns the module that a node imports, as it is written, or nothing if the node imports none */
function findImportedModule(node: ts.Node) {
  if (ts.isImportDeclaration(node))
    return { module: node.moduleSpecifier, isType: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword, isDynamic: false }
  if (ts.isExportDeclaration(node)) return { module: node.moduleSpecifier, isType: node.isTypeOnly, isDynamic: false }
  // `import('…').Name` is a type, `import('…')` a call.
  if (ts.isImportTypeNode(node))
    return { module: ts.isLiteralTypeNode(node.argument) && node.argument.literal, isType: true, isDynamic: false }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return { module: node.arguments[0], isType: false, isDynamic: true }
  return undefined
}

/** @param file its ending says what kind of source it is, and its place is where "./…" begins; from `root` on, like the found imports */
export function findImports(file: string, source: string, root = 'src'): Import[] {
  const tree = parseSource(file, source)
  // Statements are at the top. Only for calls and types the whole tree has to be searched, which is slower.
  const nodes = source.includes('import(') ? nodesIn(tree) : tree.statements
  return nodes.flatMap((node) => {
    const found = findImportedModule(node)
    if (!found?.module || !ts.isStringLiteralLike(found.module)) return []
    return [{ file, to: resolveImport(found.module.text, file, root), isType: found.isType, isDynamic: found.isDynamic }]
  })
}

/** @param root the folder to which `file` and the found imports are relative */
export const readImports = (file: string, root = 'src'): Import[] => findImports(file, readFileSync(join(root, file), 'utf8'), root)

/** All imports of the source files. */
export const imports = sourceFiles.flatMap((file) => readImports(file))
/** @returns one sentence for each import, for `expect(…).toEqual([])` */
export const describeImports = (found: readonly Import[]) => [...new Set(found.map(({ file, to }) => `${file} imports ${to}`))]

const byFile = Map.groupBy(imports, ({ file }) => file)
/** @returns the imports, direct and indirect, that a file loads when it runs */
export function findLoadedImports(file: string): Import[] {
  const seen = new Set([file])
  const loaded: Import[] = []
  for (const file of seen)
    for (const found of byFile.get(file) ?? []) {
      if (found.isType) continue
      loaded.push(found)
      const next = [`${found.to}.ts`, `${found.to}.tsx`, found.to].find((name) => byFile.has(name))
      if (next) seen.add(next)
    }
  return loaded
}

/** Whether a file of src is sent to the browser as a page script or an island. */
const isInBrowser = (file: string) => /\.(client\.ts|island\.tsx)$/.test(file) || /^islandParts\//.test(file)
/** All imports, direct and indirect, of those files. */
export const browserImports = sourceFiles.filter(isInBrowser).flatMap((file) => findLoadedImports(file))

/** @param edges pairs of folders: the importing one, then the imported one @returns each circle, as "a → b → a" */
export function findCycles(edges: readonly (readonly [string, string])[]): string[] {
  const below = Map.groupBy(edges, ([from]) => from)
  const follow = (folder: string, path: readonly string[]): string[] =>
    path.includes(folder)
      ? [[...path.slice(path.indexOf(folder)), folder].join(' → ')]
      : [...new Set((below.get(folder) ?? []).map(([, to]) => to))]
          .filter((to) => to !== folder)
          .flatMap((to) => follow(to, [...path, folder]))
  return [...new Set([...below.keys()].flatMap((folder) => follow(folder, [])))]
}
