/** Source files as TypeScript reads them, those of Astro too, so that a test of the source does not hang on how a line is written. */
import ts from 'typescript'

/** @returns the code of an Astro file and its markup */
export function astroParts(source: string): { code: string; markup: string } {
  const [, code = '', markup = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  return { code, markup }
}

/** What an Astro file is as TypeScript: its code, and its markup as one element. Scripts in it are files of their own. */
function withoutAstro(source: string): string {
  const { code, markup } = astroParts(source)
  const elements = markup.replaceAll(/<(script|style)\b[^>]*(?<!\/)>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi, '')
  return `${code}\nconst page = <>${elements}</>`
}

/** @returns the tree of a file, whose ending says what it is */
export function parseSource(file: string, source: string): ts.SourceFile {
  const isAstro = file.endsWith('.astro')
  const kind = isAstro || file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, isAstro ? withoutAstro(source) : source, ts.ScriptTarget.Latest, true, kind)
}

/** @returns all nodes of a tree, apart from those in what is left out */
export function nodesIn(tree: ts.Node, isLeftOut: (node: ts.Node) => boolean = () => false): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) return
    found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** `name` is what the other file calls it, `local` what this one does. */
type NamedImport = { from: string; name: string; local: string }

/** @returns what a file imports by name, types apart */
export const namedImports = (tree: ts.SourceFile): NamedImport[] =>
  tree.statements.flatMap((one) => {
    if (!ts.isImportDeclaration(one) || !ts.isStringLiteral(one.moduleSpecifier)) return []
    const { importClause: clause, moduleSpecifier } = one
    if (!clause?.namedBindings || clause.isTypeOnly || !ts.isNamedImports(clause.namedBindings)) return []
    return clause.namedBindings.elements.flatMap(({ name, propertyName, isTypeOnly }) =>
      isTypeOnly ? [] : { from: moduleSpecifier.text, name: (propertyName ?? name).text, local: name.text },
    )
  })

/** @returns the opening tags of a file's markup */
export const tagsIn = (tree: ts.SourceFile) =>
  nodesIn(tree).filter((node) => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))

/** @returns the calls of one of these functions */
export const callsOf = (nodes: readonly ts.Node[], names: readonly string[]) =>
  nodes
    .filter((node) => ts.isCallExpression(node))
    .filter(({ expression }) => ts.isIdentifier(expression) && names.includes(expression.text))

/** `gives` is the type of what it returns, if it says one. */
type ExportedFunction = { name: string; gives: string | undefined }

const isExported = (node: ts.FunctionDeclaration | ts.VariableStatement) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
const typeOf = (type: ts.TypeNode | undefined) => (type && ts.isParenthesizedTypeNode(type) ? type.type : type)?.getText()

/** @returns the functions that a file exports where it declares them, those held by a name (`export const a = () => …`) too */
export const exportedFunctions = (tree: ts.SourceFile): ExportedFunction[] =>
  tree.statements.flatMap((one) => {
    if (ts.isFunctionDeclaration(one)) return isExported(one) && one.name ? [{ name: one.name.text, gives: typeOf(one.type) }] : []
    if (!ts.isVariableStatement(one) || !isExported(one)) return []
    return one.declarationList.declarations.flatMap(({ name, initializer }) => {
      if (!initializer || !(ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))) return []
      return { name: name.getText(), gives: typeOf(initializer.type) }
    })
  })

export const EXPORT_STATEMENT = /^export (?:async )?(?:function\*?|const|let|class|type|interface|enum) ([\w$]+)/gm
/** @returns the names that a module exports; a type and a value of one name in one module are one thing */
export const readExports = (source: string) => new Set([...source.matchAll(EXPORT_STATEMENT)].map(([, name = '']) => name))
