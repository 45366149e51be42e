/** Finds class selectors in what is written in tests, wherever it stands and however it is put together. */
import ts from 'typescript'

const TAG_NAMES =
  'a|article|aside|b|button|circle|dd|details|dialog|div|dl|dt|em|fieldset|figcaption|figure|footer|form|g|h[1-6]|header|i|iframe|img|input|label|li|line|main|mark|nav|ol|option|p|path|rect|section|select|small|span|strong|summary|svg|table|tbody|td|text|th|time|tr|ul|use|video'
/** What follows a dot in the name of a file or a host, and is no class. */
const FILE_ENDINGS = 'br|css|docx|example|gz|html|js|json|mdx?|pdf|png|restoring|svg|tsx?|woff2|xml|ya?ml'
const BEFORE_CLASS = `(?:^|[\\s>+~,(])(?:${TAG_NAMES})?\\.`
/** A class, alone or of an element, where a selector may name one: `.lede`, `main p.lede`. */
const CLASS_SELECTOR = new RegExp(`${BEFORE_CLASS}(?!(?:${FILE_ENDINGS})(?![\\w-]))[a-z_][\\w-]*(?![\\w/-])`)
/** The same with a blank for the class: `p.${name}`. */
const UNFINISHED_SELECTOR = new RegExp(`${BEFORE_CLASS}$`)
/** The other ways to ask for a class. */
const CLASS_QUERY = /\[class[\]~|^$*=]|\b(?:getElementsByClassName|toHaveClass|classList)\b/

/** @returns the literals that find by class, in their order */
export function findClassSelectors(file: string, source: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const found = [...(CLASS_QUERY.exec(source) ?? [])].slice(0, 1)
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    // What follows a blank may be the end of anything: `${file}.br`.
    const isHead = ts.isTemplateHead(node)
    const text = isHead || ts.isStringLiteralLike(node) ? node.text : ''
    if (CLASS_SELECTOR.test(text) || (isHead && UNFINISHED_SELECTOR.test(text))) found.push(text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}
