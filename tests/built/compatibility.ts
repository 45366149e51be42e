/** Checks built CSS against the oldest supported browsers, with MDN's compatibility data. */

import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { type CssNode, generate, parse, walk } from 'css-tree'
import { OLDEST_BROWSERS } from '#scripts/lib/oldestBrowsers.ts'
import { entriesOf } from '#src/lib/anywhere/objects/entriesOf.ts'

type Browser = keyof typeof OLDEST_BROWSERS
const OLDEST_VERSIONS = entriesOf(OLDEST_BROWSERS)

const isOlder = (version: string, than: string) => {
  const [one = [], other = []] = [version, than].map((text) => text.replace('≤', '').split('.').map(Number))
  return (one[0] ?? 0) !== (other[0] ?? 0) ? (one[0] ?? 0) < (other[0] ?? 0) : (one[1] ?? 0) <= (other[1] ?? 0)
}
const isSupported = (support: SimpleSupportStatement, floor: string) =>
  typeof support.version_added === 'string' &&
  support.version_added !== 'preview' &&
  isOlder(support.version_added, floor) &&
  !support.flags

/** @returns those of the oldest browsers that do not support a feature. A prefixed form counts as support, because the build adds it */
function findMissingBrowsers(compat: CompatStatement): Browser[] {
  return OLDEST_VERSIONS.filter(([browser, floor]) => {
    const support = compat.support[browser]
    return !(Array.isArray(support) ? support : [support]).some(
      (statement) => statement && isSupported(statement as SimpleSupportStatement, floor),
    )
  }).map(([browser]) => browser)
}

/** Every function and keyword of `css.types`, by its name. */
const CSS_TYPES = new Map<string, CompatStatement>()
function collectTypes(node: Identifier) {
  for (const [name, child] of Object.entries(node)) {
    if (name === '__compat' || typeof child !== 'object' || child === null) continue
    const { __compat } = child as Identifier
    if (__compat && !CSS_TYPES.has(name)) CSS_TYPES.set(name, __compat)
    collectTypes(child as Identifier)
  }
}
collectTypes(bcd.css.types as Identifier)

const findCompat = (tree: Identifier | undefined, name: string): CompatStatement | undefined =>
  (tree?.[name] as Identifier | undefined)?.__compat

/** Features that a node of a stylesheet needs, each as a readable name with MDN's data. */
function* findFeatures(node: CssNode, property: string | undefined): Generator<[string, CompatStatement | undefined]> {
  if (node.type === 'Declaration' && !node.property.startsWith('-'))
    yield [node.property, findCompat(bcd.css.properties as Identifier, node.property)]
  if (node.type === 'Atrule') yield [`@${node.name}`, findCompat(bcd.css['at-rules'] as Identifier, node.name)]
  if (node.type === 'Feature') yield [`@media ${node.name}`, findCompat(bcd.css['at-rules']?.media as Identifier, node.name)]
  if ((node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') && !node.name.startsWith('-'))
    yield [`${node.type === 'PseudoClassSelector' ? ':' : '::'}${node.name}`, findCompat(bcd.css.selectors as Identifier, node.name)]
  if (node.type === 'NestingSelector') yield ['nesting', findCompat(bcd.css.selectors as Identifier, 'nesting')]
  if (node.type === 'Function') yield [`${node.name}()`, CSS_TYPES.get(node.name)]
  if (node.type === 'Dimension') yield [node.unit, CSS_TYPES.get(node.unit)]
  if (node.type === 'Identifier' && property && !property.startsWith('-'))
    yield [`${property}: ${node.name}`, findCompat(bcd.css.properties?.[property] as Identifier | undefined, node.name)]
}

/** @returns what the oldest browsers would not understand, outside `@supports`: "property: value" to the browsers that lack it */
export function findUnsupported(css: string): Map<string, Browser[]> {
  const found = new Map<string, Browser[]>()
  walk(parse(css, { parseCustomProperty: true }), function (node: CssNode) {
    // Styles within `@supports` reach only browsers that understand them.
    if (this.atrule?.name === 'supports') return
    const property = this.declaration?.property
    for (const [name, compat] of findFeatures(node, property)) {
      const lacking = compat ? findMissingBrowsers(compat) : []
      if (lacking.length > 0 && !hasFallback(this.rule, this.declaration)) found.set(name, lacking)
    }
  })
  return found
}

/** Whether an earlier declaration of the same property in the same rule is a fallback. */
function hasFallback(rule: CssNode | null, declaration: CssNode | null): boolean {
  if (rule?.type !== 'Rule' || declaration?.type !== 'Declaration') return false
  const same = rule.block.children.toArray().filter((other) => other.type === 'Declaration' && other.property === declaration.property)
  const first = same[0]
  return first !== undefined && first !== declaration && findUnsupported(`x{${generate(first)}}`).size === 0
}
