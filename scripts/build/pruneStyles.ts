/**
 * Leaves out of a style sheet what some markup cannot need. PurgeCSS was tried: it drops `[hidden]:where(:not(…))`, and takes
 * the sheet apart anew for every kind of page, which took a third of the build.
 */
import { type CssNode, clone, generate, ident, type List, type ListItem, parse, type Selector, walk } from 'css-tree'

/** Scripts put a hook's attribute together from "data-" and its name (src/lib/anywhere/markupHook.ts), so the name alone counts too. */
const isNamed = (attribute: string, words: ReadonlySet<string>) => words.has(attribute) || words.has(attribute.replace(/^data-/, ''))

/** @param words what the markup and its scripts are made of @returns whether an element could match */
function canMatch(selector: Selector, words: ReadonlySet<string>): boolean {
  return selector.children.toArray().every((node) => {
    if (node.type === 'TypeSelector') return node.name === '*' || words.has(ident.decode(node.name).toLowerCase())
    if (node.type === 'ClassSelector' || node.type === 'IdSelector') return words.has(ident.decode(node.name))
    if (node.type === 'AttributeSelector') {
      const value =
        node.value?.type === 'String' ? node.value.value : node.value?.type === 'Identifier' ? ident.decode(node.value.name) : null
      return isNamed(ident.decode(node.name.name), words) && (node.matcher !== '=' || !value || words.has(value))
    }
    // One alternative is enough; what `:not()` excludes need not be there, and other pseudo-classes are states.
    if (node.type === 'PseudoClassSelector' && ['is', 'where', 'has'].includes(node.name) && node.children)
      return node.children.toArray().some((inner) => inner.type !== 'SelectorList' || prune(inner.children, words))
    return true
  })
}

/** Removes the selectors that cannot match. @returns whether any is left */
function prune(selectors: List<CssNode>, words: ReadonlySet<string>): boolean {
  selectors.forEach((selector, item, list) => {
    if (selector.type === 'Selector' && !canMatch(selector, words)) list.remove(item)
  })
  return !selectors.isEmpty
}

/** Removes custom properties and animations that nothing reads. @returns whether any was there, since others may now be unread */
function pruneUnread(sheet: CssNode, words: ReadonlySet<string>): boolean {
  const values: string[] = []
  walk(sheet, { visit: 'Declaration', enter: ({ value }) => void values.push(generate(value)) })
  const text = values.join(' ')
  const read = new Set(text.match(/--[\w-]+/g))
  const named = new Set(text.match(/[\w-]+/g))
  let found = false
  const remove = (item: ListItem<CssNode>, list: List<CssNode>) => {
    list.remove(item)
    found = true
  }
  walk(sheet, (node, item, list) => {
    if (!list) return
    if (node.type === 'Declaration' && node.property.startsWith('--') && !read.has(node.property) && !words.has(node.property))
      remove(item, list)
    if (node.type !== 'Atrule' || !node.prelude) return
    const name = generate(node.prelude)
    if (node.name === 'property' && !read.has(name)) remove(item, list)
    if (node.name === 'keyframes' && !named.has(name)) remove(item, list)
  })
  return found
}

/** Removes blocks with nothing in them; a layer's stays, because the order of layers decides between rules. */
function removeEmpty(sheet: CssNode): void {
  walk(sheet, {
    leave: (node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) => {
      const isEmpty = (node.type === 'Rule' || (node.type === 'Atrule' && node.name !== 'layer')) && node.block?.children.isEmpty
      if (isEmpty && list) list.remove(item)
    },
  })
}

/** @returns a function that gives, for the words of some markup and its scripts, the part of the sheet that can apply to it */
export function pruner(css: string): (words: ReadonlySet<string>) => string {
  const whole = parse(css)
  return (words) => {
    const sheet = clone(whole)
    walk(sheet, {
      visit: 'Rule',
      enter(rule, item, list) {
        // Steps of an animation are no selectors.
        if (this.atrule?.name === 'keyframes' || rule.prelude.type !== 'SelectorList') return
        if (!prune(rule.prelude.children, words)) list.remove(item)
      },
    })
    while (pruneUnread(sheet, words)) removeEmpty(sheet)
    removeEmpty(sheet)
    return generate(sheet)
  }
}
