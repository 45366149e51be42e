/**
 * Removes rules and fonts that the given markup cannot use. PurgeCSS drops `[hidden]:where(:not(…))`, and parses the sheet again for every
 * kind of page, which took a third of the build.
 */
import { type Atrule, type CssNode, clone, generate, ident, type List, type ListItem, parse, type Selector, walk } from 'css-tree'
import type { Markup } from './pageMarkup.ts'

/** Scripts join an attribute from "data-" and its name (src/lib/anywhere/markup/dataAttribute.ts), so the name alone counts too. */
const isScripted = (attribute: string, words: ReadonlySet<string>) => words.has(attribute) || words.has(attribute.replace(/^data-/, ''))

/** @returns whether the selector could match an element of the page, or one that its scripts create */
function canMatch(selector: Selector, markup: Markup): boolean {
  const { parts, words } = markup
  return selector.children.toArray().every((node) => {
    if (node.type === 'TypeSelector') return node.name === '*' || parts.has(ident.decode(node.name)) || words.has(ident.decode(node.name))
    if (node.type === 'ClassSelector') return parts.has(`.${ident.decode(node.name)}`) || words.has(ident.decode(node.name))
    if (node.type === 'IdSelector') return parts.has(`#${ident.decode(node.name)}`) || words.has(ident.decode(node.name))
    if (node.type === 'AttributeSelector') {
      const name = ident.decode(node.name.name)
      const value =
        node.value?.type === 'String' ? node.value.value : node.value?.type === 'Identifier' ? ident.decode(node.value.name) : null
      const exact = node.matcher === '=' && value ? value : null
      return parts.has(exact ? `${name}=${exact}` : name) || (isScripted(name, words) && (!exact || words.has(exact)))
    }
    // One alternative is enough. The content of `:not()` need not exist, and other pseudo-classes are states.
    if (node.type === 'PseudoClassSelector' && ['is', 'where', 'has'].includes(node.name) && node.children)
      return node.children.toArray().some((inner) => inner.type !== 'SelectorList' || prune(inner.children, markup))
    return true
  })
}

/** Removes the selectors that cannot match. @returns whether any is left */
function prune(selectors: List<CssNode>, markup: Markup): boolean {
  selectors.forEach((selector, item, list) => {
    if (selector.type === 'Selector' && !canMatch(selector, markup)) list.remove(item)
  })
  return !selectors.isEmpty
}

/** @returns whether a page has a letter in the font's range; without a range the font is for all letters */
function isFaceUsed(face: Atrule, letters: ReadonlySet<number>): boolean {
  const ranges = face.block ? (generate(face.block).match(/(?<=U\+)[\da-f]+(?:-[\da-f]+)?/gi) ?? []) : []
  const isWithin = (range: string) => {
    const [from = '', to = from] = range.split('-')
    return [...letters].some((letter) => letter >= Number.parseInt(from, 16) && letter <= Number.parseInt(to, 16))
  }
  return ranges.length === 0 || ranges.some(isWithin)
}

/** Removes custom properties and animations that nothing uses. @returns whether any was removed, because then others may be unused */
function pruneUnused(sheet: CssNode, words: ReadonlySet<string>): boolean {
  const values: string[] = []
  walk(sheet, { visit: 'Declaration', enter: ({ value }) => void values.push(generate(value)) })
  const text = values.join(' ')
  const readProperties = new Set(text.match(/--[\w-]+/g))
  const wordsOfValues = new Set(text.match(/[\w-]+/g))
  let hasRemoved = false
  const remove = (item: ListItem<CssNode>, list: List<CssNode>) => {
    list.remove(item)
    hasRemoved = true
  }
  walk(sheet, (node, item, list) => {
    if (!list) return
    if (node.type === 'Declaration' && node.property.startsWith('--') && !readProperties.has(node.property) && !words.has(node.property))
      remove(item, list)
    if (node.type !== 'Atrule' || !node.prelude) return
    const name = generate(node.prelude)
    if (node.name === 'property' && !readProperties.has(name)) remove(item, list)
    if (node.name === 'keyframes' && !wordsOfValues.has(name)) remove(item, list)
  })
  return hasRemoved
}

/** Removes empty blocks, except layers, whose order decides between rules. */
function removeEmpty(sheet: CssNode): void {
  walk(sheet, {
    leave: (node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) => {
      const isEmpty = (node.type === 'Rule' || (node.type === 'Atrule' && node.name !== 'layer')) && node.block?.children.isEmpty
      if (isEmpty && list) list.remove(item)
    },
  })
}

/** @returns the sheet without its print rules, and the print rules, which no screen needs */
export function splitPrintRules(css: string): { screen: string; print: string } {
  const sheet = parse(css)
  const print: string[] = []
  if (sheet.type !== 'StyleSheet') return { screen: css, print: '' }
  sheet.children.forEach((node, item, list) => {
    if (node.type !== 'Atrule') return
    const isForPrint = node.name === 'page' || (node.name === 'media' && node.prelude && generate(node.prelude) === 'print')
    if (!isForPrint) return
    print.push(node.name === 'page' ? generate(node) : (node.block?.children.map((rule) => generate(rule)).toArray() ?? []).join(''))
    list.remove(item)
  })
  return { screen: generate(sheet), print: print.join('') }
}

/**
 * @param css the sheet
 * @param further other styles that use its custom properties
 * @returns a function that returns the part of the sheet that can apply to some markup
 */
export function createPruner(css: string, further = ''): (markup: Markup) => string {
  let whole: CssNode | undefined
  const usedElsewhere = further.match(/(?<=var\()--[\w-]+/g) ?? []
  return (markup) => {
    whole ??= parse(css)
    const sheet = clone(whole)
    const words = new Set([...markup.words, ...usedElsewhere])
    walk(sheet, {
      visit: 'Rule',
      enter(rule, item, list) {
        // The steps of an animation are not selectors.
        if (this.atrule?.name === 'keyframes' || rule.prelude.type !== 'SelectorList') return
        if (!prune(rule.prelude.children, markup)) list.remove(item)
      },
    })
    walk(sheet, {
      visit: 'Atrule',
      enter(node, item, list) {
        if (node.name === 'font-face' && !isFaceUsed(node, markup.letters)) list.remove(item)
      },
    })
    while (pruneUnused(sheet, words)) removeEmpty(sheet)
    removeEmpty(sheet)
    return generate(sheet)
  }
}
