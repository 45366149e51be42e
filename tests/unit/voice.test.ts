/** Docs and messages use the words of this site's content (src/content/checks/words-to-avoid.yaml). */
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { createWordFinder, type Finding } from '#src/contentEngine/textRules/avoidedWords.ts'
import { wordsToAvoidSchema } from '#src/schemas/checks/wordsToAvoid.ts'
import { nodesIn, parseSource } from './architecture/sourceTree.ts'

const findWords = createWordFinder(readSiteEntry('checks/words-to-avoid', wordsToAvoidSchema))
const readText = (file: string) => readFileSync(file, 'utf8')
const describeFindings = (file: string, found: Finding[]) =>
  found.map(({ line, found: text, advice }) => `${file}, line ${line}: “${text}”: ${advice}`)

/** @returns the parts of a text that code shows, without what is filled in; none for other nodes */
function textPartsOf(node: ts.Node): ts.Node[] {
  if (ts.isTemplateExpression(node)) return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node) ? [node] : []
}
/** @returns only the literals with spaces and the text between tags of a source, each on its line */
function keepShownTexts(file: string, source: string): string {
  const tree = parseSource(file, source)
  const shownParts = nodesIn(tree)
    .map(textPartsOf)
    .filter((parts) => /\S\s+\S/.test(parts.map((part) => part.getText(tree)).join('')))
    .flat()
    .toSorted((a, b) => a.pos - b.pos)
  const linesBetween = (start: number, end: number) => tree.text.slice(start, end).replaceAll(/[^\n]/g, '')
  return shownParts
    .map((part, index) => `${linesBetween(shownParts[index - 1]?.end ?? 0, part.getStart(tree))} ${part.getText(tree)}`)
    .join('')
}

// The requirements keep the words of those who wrote them.
const docs = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md']).filter((file) => !file.includes('requirements'))
const sources = globSync('{src,server,scripts}/**/*.{ts,tsx,astro}').filter((file) => !/\.test(?:ing)?\./.test(file))

it('docs use American words', () => expect(docs.flatMap((file) => describeFindings(file, findWords(readText(file))))).toEqual([]))
it('messages of components, server and commands use American words', () => {
  expect(sources.flatMap((file) => describeFindings(file, findWords(keepShownTexts(file, readText(file)))))).toEqual([])
})
it('the check reads what code shows, and neither its names nor its comments', () => {
  const code = "// somebody\nconst colour = 'grey'\nsay('Somebody is at\\'s desk', `not grey`)\n"
  const found = (file: string, source: string) => findWords(keepShownTexts(file, source)).map((word) => `${word.line} ${word.found}`)
  expect(found('x.tsx', `${code}const page = <p>Every colour</p>`)).toEqual(['3 Somebody', '3 grey', '4 colour'])
  expect(found('x.astro', `---\n${code}---\n<!-- grey -->\n<p>Every colour</p>`)).toEqual(['4 Somebody', '4 grey', '7 colour'])
})
