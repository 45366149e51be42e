/** How imports are found, on which the rules of this folder rest. */
import { expect, it } from 'vitest'
import { findCycles, findImports } from './imports.ts'

const importsOf = (file: string, source: string) =>
  findImports(file, source).map(({ to, isType, isDynamic }) => `${to}${isType ? ' as a type' : ''}${isDynamic ? ' when it runs' : ''}`)

it('imports are found however they are written, and with what they load', () => {
  const source = `
    import './effect.ts'
    import { one,
      two } from "#src/lib/list.ts"
    import type { Three } from '../three.ts'
    export { four } from '#server/four.ts'
    export type * from './five.ts'
    const six = () => import(\`node:six\`)
    type Seven = import('seven').Seven`
  expect(importsOf('ui/part.ts', source)).toEqual([
    'ui/effect',
    'lib/list',
    'three as a type',
    '../server/four',
    'ui/five as a type',
    'package:node:six when it runs',
    'package:seven as a type',
  ])
})
it('imports are found in the code and in the scripts of .astro files, and in no text or comment', () => {
  const page = `---
// import { none } from './comment.ts'
import { Part } from './Part.tsx'
const text = "import { none } from './text.ts'"
---
<Part>import nothing from 'prose'</Part>
<script>
  import { connectPart } from './part.client.ts'
</script>`
  expect(importsOf('ui/Part.astro', page)).toEqual(['ui/Part', 'ui/part.client'])
})
it('circular imports of any length are found', () => {
  const edges = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'b'],
    ['a', 'a'],
  ] as const
  expect(findCycles(edges)).toEqual(['b → c → b', 'c → b → c'])
})
