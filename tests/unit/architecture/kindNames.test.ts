/** A kind of content leads by its name to the component that draws it (docs/code-style.md). */
import ts from 'typescript'
import { expect, it } from 'vitest'
import { readSource, sourceFiles } from './sourceFiles.ts'
import { nodesIn, parseSource } from './sourceTree.ts'

const inPascalCase = (kind: string) => kind.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** @returns the rows of maps from kind to component, such as `minutes: MinutesBlock`, whose component has another name */
const findMisnamed = (file: string, source: string) =>
  nodesIn(parseSource(file, source))
    .filter((node) => ts.isVariableDeclaration(node))
    .filter(({ type }) => /^(BlockComponents|ComponentsByKind)</.test(type?.getText() ?? ''))
    .flatMap(({ initializer }) => (initializer && ts.isObjectLiteralExpression(initializer) ? [...initializer.properties] : []))
    .filter((property) => ts.isPropertyAssignment(property))
    // Exhibits and details stand in a frame: `frameExhibit(BenchExhibit, …)`.
    .map(({ name, initializer }) => ({
      kind: name.getText().replaceAll("'", ''),
      component: (ts.isCallExpression(initializer) ? initializer.arguments[0] : initializer)?.getText() ?? '',
    }))
    .filter(({ kind, component }) => !new RegExp(`${inPascalCase(kind)}(Block|Opening|Exhibit|Detail)$`).test(component))

it('the component of a kind of content is named after it', () => {
  const planted = `const X: BlockComponents<Block> = { minutes: MinutesBlock, 'shift-offer': Offer, dial: frameExhibit(BenchExhibit, 'x') }`
  expect(findMisnamed('x.tsx', planted).map(({ kind }) => kind)).toEqual(['shift-offer', 'dial'])
  const maps = sourceFiles.filter((file) => file.endsWith('Components.tsx'))
  expect(maps.flatMap((file) => findMisnamed(file, readSource(file)))).toEqual([])
})
