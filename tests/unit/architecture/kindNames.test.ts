/** A kind leads by its name to the component that draws it (docs/code-style.md). */
import { basename } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { readSource, sourceFiles } from './sourceFiles.ts'
import { callsOf, nodesIn, parseSource, tagsIn } from './sourceTree.ts'

/** The type of a map from kind to component. The glyphs of rules are chosen by name alone. */
const MAP_TYPE = /^(?:BlockComponents|ComponentsByKind|Record<RuleGlyphName)\b/
const ENDINGS = ['Arrival', 'Art', 'Block', 'Closing', 'Cover', 'Glyph', 'Opening', 'Scene']

const inPascalCase = (kind: string) => kind.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** @returns the component in a row: `StepsBlock`, `frameExhibit(BenchBlock, …)`, `(scene) => <BoardScene … />` */
function componentIn(value: ts.Expression): string {
  if (ts.isIdentifier(value)) return value.text
  const inside = nodesIn(value).find((node) => node !== value && (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)))
  if (inside && (ts.isJsxSelfClosingElement(inside) || ts.isJsxOpeningElement(inside))) return inside.tagName.getText()
  return ts.isCallExpression(value) ? (value.arguments[0]?.getText() ?? '') : value.getText()
}

/** @returns every row of each such map in a file, such as `minutes: MinutesBlock`, by its map; `ending` if the component is named right */
function findMaps(file: string, source: string) {
  // Where pages draw a kind differently, the page comes first: `HomeResultsBlock` in homeComponents.tsx.
  const [, page] = /^(\w+)Components$/.exec(basename(file, '.tsx')) ?? []
  const before = page ? `(?:${inPascalCase(page)})?` : ''
  return nodesIn(parseSource(file, source)).flatMap((node) => {
    if (!ts.isVariableDeclaration(node) || !MAP_TYPE.test(node.type?.getText() ?? '')) return []
    if (!node.initializer || !ts.isObjectLiteralExpression(node.initializer)) return []
    const rows = node.initializer.properties.filter((property) => ts.isPropertyAssignment(property))
    return {
      name: node.name.getText(),
      file,
      map: `${node.name.getText()} of ${file}`,
      rows: rows.map(({ name, initializer }) => {
        const kind = name.getText().replaceAll("'", '')
        const component = componentIn(initializer)
        const [, ending] = new RegExp(`^${before}${inPascalCase(kind)}(${ENDINGS.join('|')})$`).exec(component) ?? []
        return { kind, component, ending }
      }),
    }
  })
}
/** @returns the names of the maps that a file draws from: `componentOf(SCENES, scene)`, `<Blocks components={HOME_COMPONENTS} />` */
function findDrawnMaps(file: string, source: string): string[] {
  const tree = parseSource(file, source)
  const chosen = callsOf(nodesIn(tree), ['componentOf']).map(({ arguments: [map] }) => map?.getText() ?? '')
  const listed = tagsIn(tree)
    .filter(({ tagName }) => tagName.getText() === 'Blocks')
    .flatMap(({ attributes }) => /\bcomponents=\{(\w+)\}/.exec(attributes.getText())?.[1] ?? [])
  return [...chosen, ...listed]
}
type KindMap = ReturnType<typeof findMaps>[number]
const findMisnamed = (maps: readonly KindMap[]) =>
  maps.flatMap(({ map, rows }) => rows.filter(({ ending }) => !ending).map((row) => `${map}: ${row.kind} is ${row.component}`))
const findMixed = (maps: readonly KindMap[]) =>
  maps.filter(({ rows }) => new Set(rows.map(({ ending }) => ending)).size > 1).map(({ map }) => map)

const maps = sourceFiles
  .filter((file) => !file.includes('.testing.') && /\b(?:BlockComponents|ComponentsByKind|RuleGlyphName)\b/.test(readSource(file)))
  .flatMap((file) => findMaps(file, readSource(file)))
const planted = findMaps(
  'x.tsx',
  `const MAP: BlockComponents<X> = { minutes: MinutesBlock, 'shift-offer': OfferBlock, dial: frameExhibit(DialBlock, 1), week: () => <WeekBlock /> }`,
)

it('every map that something draws from is found, and one for each ending', () => {
  expect(findDrawnMaps('x.astro', '---\ncomponentOf(SCENES, scene)\n---\n<Blocks blocks={blocks} components={MAP} />')).toEqual([
    'SCENES',
    'MAP',
  ])
  // `resolveBlocks` draws from the map that it is given.
  const drawn = sourceFiles
    .filter((file) => !file.endsWith('resolveBlocks.ts'))
    .filter((file) => /\bcomponentOf\(|<Blocks\b/.test(readSource(file)))
    .flatMap((file) => findDrawnMaps(file, readSource(file)).map((name) => ({ name, file })))
  expect(drawn).not.toEqual([])
  // Maps of two files may have one name, so a map of the file itself counts first.
  const isFound = ({ name, file }: (typeof drawn)[number]) =>
    maps.some((map) => map.name === name && (map.file === file || !readSource(file).includes(`const ${name}`)))
  expect(drawn.filter((map) => !isFound(map))).toEqual([])
  const endings = new Set(maps.flatMap(({ rows }) => rows.map(({ ending }) => ending)))
  expect(ENDINGS.filter((ending) => !endings.has(ending))).toEqual([])
})
it('the component of a kind is named after it', () => {
  expect(findMisnamed(planted)).toEqual(['MAP of x.tsx: shift-offer is OfferBlock'])
  expect(findMisnamed(maps)).toEqual([])
})
it('the components of one map have one ending', () => {
  expect(findMixed(planted)).toEqual(['MAP of x.tsx'])
  expect(findMixed(maps)).toEqual([])
})
