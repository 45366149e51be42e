/** Finds words for visitors that are typed in code: text between tags, attributes that are read or shown, whole sentences. */
import ts from 'typescript'

/** Attributes and props whose text somebody reads or hears. */
const READ = /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|heading|caption|note|legend|lede)$/
/** A word, as opposed to a sign or a unit of one letter. */
const WORD = /[A-Za-z]{2}/
/** A sentence that is no message for developers: it begins with a capital letter, ends like one, and has several words. */
const SENTENCE = /^[A-Z][^<>{}=]*\s[^<>{}=]*[.!?:]$/

/** Stands for what a template fills in. */
const BLANK = '…'

/** @returns the text of a literal, or of a template with its blanks; null for anything else */
function written(node: ts.Node | undefined): string | null {
  if (!node) return null
  if (ts.isJsxExpression(node)) return written(node.expression)
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map(({ literal }) => BLANK + literal.text).join('')
  return null
}

/** @returns what is typed in a source file and may reach a visitor, in its order */
export function typedWords(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) || ts.isImportDeclaration(node)) return
    if (ts.isJsxAttribute(node)) {
      const words = written(node.initializer)
      if (READ.test(node.name.getText()) && words !== null && WORD.test(words.replaceAll(BLANK, ''))) found.push(words)
      if (words !== null) return
    }
    if (ts.isJsxText(node) && WORD.test(node.text)) found.push(node.text.trim().replaceAll(/\s+/g, ' '))
    const words = written(node)
    if (words !== null && SENTENCE.test(words)) found.push(words)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}
