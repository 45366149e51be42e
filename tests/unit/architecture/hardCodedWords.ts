/** Finds words for visitors that are hard-coded: text between tags, attributes that are read or shown, whole sentences, words around a blank. */
import ts from 'typescript'
import { parseSource } from './sourceTree.ts'

/** Attributes, props and values whose text somebody reads or hears. */
const READABLE_NAME = /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|heading|caption|note|legend|lede)$/
/** A word, as opposed to a sign, a number with its unit, or a unit of one letter. */
const WORD = /(?<!\d)[A-Za-z]{2}/
/** A sentence that is no message for developers: it begins with a capital letter, ends like one, and has several words. */
const SENTENCE = /^[A-Z][^<>{}=]*\s[^<>{}=]*[.!?:]$/
/** A word as it begins a label or a sentence; names in code begin with a small letter, or have more capitals. */
const CAPITALIZED = /^\W*[A-Z][a-z’]+(?![A-Za-z])/
/** Classes: no words, since each has a hyphen, a colon or a bracket. */
const CLASSES = /^(?:\S*[-:[]\S*)(?:\s+\S*[-:[]\S*)*$/

/** Stands for what a template fills in. */
const TEMPLATE_BLANK = '…'
/** "… min read": a word beside a blank, where no markup, selector or function of a style sheet is made. */
const AROUND_BLANK = /(?:^|[\s(])[A-Za-z]{3,}(?=$|[\s.,:;!?)])/
const MACHINE_TEXT = /[<>{}=[\]]|\w\(/
/** The same where classes are made, too: punctuation behind a word or a blank, or a small word that is no class. */
const PROSE_AMONG_CLASSES = /[A-Za-z…][,.;:!?](?:\s|$)|(?:^|\s)(?:of|in|at|to|and|or|the|for|by|from|on|with|behind)(?:\s|$)/
/** Attributes that hold no words, whatever stands in them. */
const MACHINE_NAME = /^(class(Name|List)?|style|data-.*|id|href|src|d|viewBox|key|type|name|rel|property|font-?[Ff]amily|is:.*|set:.*)$/

/** Several words, as opposed to a path or a pattern: "finds the right person". Anchors of the specification are names with blanks between. */
const PHRASE = /^[A-Za-z’-]+[,:]? [^<>{}=]*[a-z]{2}/
const NAMES = /^anchors$/

/** @returns the text of a literal, or of a template with its blanks; null for anything else */
function readText(node: ts.Node | undefined): string | null {
  if (!node) return null
  if (ts.isJsxExpression(node)) return readText(node.expression)
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map(({ literal }) => TEMPLATE_BLANK + literal.text).join('')
  return null
}

/** What an expression may come to: both ways of a choice, and what stands in the place of nothing. */
function possibleResults(node: ts.Node | undefined): ts.Node[] {
  if (!node) return []
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return possibleResults(node.expression)
  if (ts.isConditionalExpression(node)) return [...possibleResults(node.whenTrue), ...possibleResults(node.whenFalse)]
  if (ts.isBinaryExpression(node) && /^(&&|\|\||\?\?)$/.test(node.operatorToken.getText()))
    return [...possibleResults(node.left), ...possibleResults(node.right)]
  return [node]
}

/** Compared with something, or the name of a property: it is said to nobody. */
const isForCode = (node: ts.Node) =>
  ts.isCaseClause(node.parent) ||
  (ts.isBinaryExpression(node.parent) && /^[!=]==?$/.test(node.parent.operatorToken.getText())) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node)

/**
 * - `all`: whatever may reach a visitor.
 * - `values`: where functions speak to developers, properties and constants of several words, and what `named` finds.
 * - `named`: where sentences are for developers and editors, only properties whose name says that they are read.
 */
export type Scope = 'all' | 'values' | 'named'

/**
 * @returns what is hard-coded in a source file and may reach a visitor, in its order
 */
export function findHardCodedWords(file: string, source: string, reading: Scope = 'all'): string[] {
  const aroundBlank = /(?:\.astro|x)$/.test(file) ? PROSE_AMONG_CLASSES : AROUND_BLANK
  const isSaid = (words: string) =>
    words.includes(TEMPLATE_BLANK) && /\s/.test(words) && WORD.test(words) && aroundBlank.test(words) && !MACHINE_TEXT.test(words)
  const tree = parseSource(file, source)
  const found = new Map<ts.Node, string>()
  /** What stands where it is read: any word of it, in whichever way. */
  const read = (node: ts.Node | undefined) => {
    for (const way of possibleResults(node)) {
      const words = readText(way)
      if (words !== null && WORD.test(words.replaceAll(TEMPLATE_BLANK, ' ')) && !CLASSES.test(words)) found.set(way, words.trim())
    }
  }
  const isValue = ({ initializer }: { initializer?: ts.Expression | ts.JsxAttributeValue | undefined }, name: string) =>
    reading === 'values' && !NAMES.test(name) && PHRASE.test(readText(initializer) ?? '')
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) || ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    const isAttribute = ts.isJsxAttribute(node)
    if (isAttribute || ts.isPropertyAssignment(node)) {
      // Markup that is made in code has `ariaLabel`.
      const name = node.name.getText().replace(/^ariaL/, 'aria-l')
      if (READABLE_NAME.test(name)) read(node.initializer)
      else if (isValue(node, name)) read(node.initializer)
      else if (isAttribute && MACHINE_NAME.test(name)) return
    }
    if (reading === 'all') {
      if (ts.isJsxText(node) && WORD.test(node.text)) found.set(node, node.text.trim().replaceAll(/\s+/g, ' '))
      if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) read(node)
      const words = ts.isJsxExpression(node) ? null : readText(node)
      if (words !== null && !isForCode(node) && !CLASSES.test(words))
        if (SENTENCE.test(words) || isSaid(words) || CAPITALIZED.test(words)) found.set(node, words.trim())
    }
    if (ts.isVariableDeclaration(node) && isValue(node, node.name.getText())) read(node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return [...found].toSorted(([one], [other]) => one.pos - other.pos).map(([, words]) => words)
}
