/** Finds words for visitors that are typed in code: text between tags, attributes that are read or shown, whole sentences, words around a blank. */
import ts from 'typescript'

/** Attributes and props whose text somebody reads or hears. */
const READ = /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|heading|caption|note|legend|lede)$/
/** A word, as opposed to a sign or a unit of one letter. */
const WORD = /[A-Za-z]{2}/
/** A sentence that is no message for developers: it begins with a capital letter, ends like one, and has several words. */
const SENTENCE = /^[A-Z][^<>{}=]*\s[^<>{}=]*[.!?:]$/

/** Stands for what a template fills in. */
const BLANK = '…'
/** "… min read": a word beside a blank, where no markup, selector or function of a style sheet is made. */
const AROUND_BLANK = /(?:^|[\s(])[A-Za-z]{3,}(?=$|[\s.,:;!?)])/
const MADE_FOR_MACHINES = /[<>{}=[\]]|\w\(/

/** @returns the text of a literal, or of a template with its blanks; null for anything else */
function written(node: ts.Node | undefined): string | null {
  if (!node) return null
  if (ts.isJsxExpression(node)) return written(node.expression)
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map(({ literal }) => BLANK + literal.text).join('')
  return null
}

/** What an Astro file is as TypeScript: its code, and its markup as one element. Scripts in it are files of their own. */
function withoutAstro(source: string): string {
  const [, code = '', markup = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const elements = markup.replaceAll(/<(script|style)\b[^>]*(?<!\/)>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi, '')
  return `${code}\nconst page = <>${elements}</>`
}

/**
 * @param isNamed where sentences are for developers and editors: then only properties count whose name says that they are read
 * @returns what is typed in a source file and may reach a visitor, in its order
 */
export function typedWords(file: string, source: string, isNamed = false): string[] {
  const isAstro = file.endsWith('.astro')
  const kind = isAstro || file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  // Beside markup, words around a blank are classes.
  const hasClasses = kind === ts.ScriptKind.TSX
  const isSaid = (words: string) =>
    !hasClasses && words.includes(BLANK) && /\s/.test(words) && AROUND_BLANK.test(words) && !MADE_FOR_MACHINES.test(words)
  const tree = ts.createSourceFile(file, isAstro ? withoutAstro(source) : source, ts.ScriptTarget.Latest, true, kind)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) || ts.isImportDeclaration(node)) return
    const isAttribute = ts.isJsxAttribute(node)
    if (isAttribute || (isNamed && ts.isPropertyAssignment(node))) {
      const words = written(node.initializer)
      // Markup that is made in code has `ariaLabel`.
      const name = node.name.getText().replace(/^ariaL/, 'aria-l')
      if (READ.test(name) && words !== null && WORD.test(words.replaceAll(BLANK, ''))) found.push(words)
      if (isAttribute && words !== null) return
    }
    if (!isNamed && ts.isJsxText(node) && WORD.test(node.text)) found.push(node.text.trim().replaceAll(/\s+/g, ' '))
    const words = isNamed ? null : written(node)
    if (words !== null && (SENTENCE.test(words) || isSaid(words))) found.push(words)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}
