/** A kind of content leads by its name to the component that draws it (docs/code-style.md). */
import ts from 'typescript'
import { expect, it } from 'vitest'
import { readSource, sourceFiles } from './sourceFiles.ts'
import { nodesIn, parseSource } from './sourceTree.ts'

/** Every row of a map from kind to component, such as `minutes: MinutesBlock`. */
const rows = sourceFiles
  .filter((file) => file.endsWith('Components.tsx'))
  .flatMap((file) => nodesIn(parseSource(file, readSource(file))))
  .filter((node) => ts.isVariableDeclaration(node))
  .filter(({ type }) => /^(BlockComponents|ComponentsByKind)</.test(type?.getText() ?? ''))
  .flatMap(({ initializer }) => (initializer && ts.isObjectLiteralExpression(initializer) ? [...initializer.properties] : []))
  .filter((property) => ts.isPropertyAssignment(property))
  // Exhibits and details stand in a frame: `frameExhibit(BenchExhibit, …)`.
  .map(({ name, initializer }) => ({
    kind: name.getText().replaceAll("'", ''),
    component: (ts.isCallExpression(initializer) ? initializer.arguments[0] : initializer)?.getText() ?? '',
  }))

const inPascalCase = (kind: string) => kind.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

it('the component of a kind of content is named after it', () => {
  expect(rows.length).toBeGreaterThan(30)
  const wrong = rows.filter(({ kind, component }) => !new RegExp(`${inPascalCase(kind)}(Block|Opening|Exhibit|Detail)$`).test(component))
  expect(wrong).toEqual([])
})
