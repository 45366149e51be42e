/** Every optional prop of a component is passed somewhere. Otherwise it is a look or a behavior that no page has, and goes. */
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { parseSource } from './sourceTree.ts'

type Sources = Record<string, string>
/**
 * By component: its optional props, and the props that elements pass. `everything` has the components whose props cannot be seen,
 * because of a spread or because the component is passed on as a value. `slots` are Astro's named slots.
 */
type PropUse = { optional: Map<string, string[]>; given: Map<string, Set<string>>; everything: Set<string>; slots: Set<string> }

const isComponent = (name: string) => /^[A-Z]/.test(name)

/** @returns the optional members of an object type, or of the parts of an intersection */
function optionalProps(type: ts.Node): string[] {
  if (ts.isTypeLiteralNode(type))
    return type.members.flatMap((member) => (member.questionToken && member.name && 'text' in member.name ? [member.name.text] : []))
  return ts.isIntersectionTypeNode(type) ? type.types.flatMap(optionalProps) : []
}

function collectProps(node: ts.Node, found: PropUse): void {
  if (ts.isTypeAliasDeclaration(node) && /^[A-Z]\w*Props$/.test(node.name.text)) {
    found.optional.set(node.name.text.replace(/Props$/, ''), optionalProps(node.type))
  }
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
    const name = node.tagName.getText()
    const given = found.given.get(name) ?? new Set()
    for (const attribute of node.attributes.properties) {
      if (ts.isJsxAttribute(attribute)) {
        const { initializer } = attribute
        given.add(attribute.name.getText())
        if (attribute.name.getText() === 'slot' && initializer && ts.isStringLiteral(initializer)) found.slots.add(initializer.text)
      } else found.everything.add(name)
    }
    if (ts.isJsxOpeningElement(node)) given.add('children')
    found.given.set(name, given)
  } else if (ts.isIdentifier(node) && isComponent(node.text) && !ts.isJsxClosingElement(node.parent) && isPassedOn(node)) {
    found.everything.add(node.text)
  }
  ts.forEachChild(node, (child) => collectProps(child, found))
}
/** Whether a component is used as a value: `createElement(Heading, …)`, `{ board: BoardScene }`. */
const isPassedOn = ({ parent }: ts.Identifier) =>
  ts.isCallExpression(parent) ||
  ts.isPropertyAssignment(parent) ||
  ts.isShorthandPropertyAssignment(parent) ||
  ts.isConditionalExpression(parent)

/** @returns the optional props that no element of these files passes, as "Heading.size" */
function findNeverPassed(sources: Sources): string[] {
  const found: PropUse = { optional: new Map(), given: new Map(), everything: new Set(), slots: new Set() }
  for (const [file, source] of Object.entries(sources)) collectProps(parseSource(file, source), found)
  return [...found.optional].flatMap(([name, props]) => {
    const given = found.given.get(name)
    if (!given || found.everything.has(name)) return []
    return props.filter((prop) => !given.has(prop) && !found.slots.has(prop)).map((prop) => `${name}.${prop}`)
  })
}

it('every optional prop of a component is passed somewhere, tests apart', () => {
  // The component gallery does not count as a use.
  const files = globSync('src/**/*.{ts,tsx,astro}').filter((file) => !/\.test\.|^src\/gallery\//.test(file))
  expect(findNeverPassed(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])))).toEqual([])
})

it('the check finds an optional prop that no element passes, in components and pages', () => {
  const part = 'export type PartProps = { id: string } & { className?: string }\nexport function Part({ id, className }: PartProps) {}'
  const frame = 'export type FrameProps = { side?: ReactNode; foot?: ReactNode }'
  const page = '---\nimport { Part } from "./Part"\n---\n<Frame><Part id="x" slot="side" /></Frame>\n<br>'
  expect(findNeverPassed({ 'Part.tsx': part, 'Frame.tsx': frame, 'page.astro': page })).toEqual(['Part.className', 'Frame.foot'])
  expect(findNeverPassed({ 'Part.tsx': part, 'a.tsx': 'const a = <Part {...props} />' })).toEqual([])
})
