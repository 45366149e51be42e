/** Words that an editor may change are in src/content. Components type none. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { sourceFiles } from './imports.ts'
import { nodesIn, parseSource } from './sourceTree.ts'

/** Files that type words nevertheless, by reason. docs/content-reference.md tells editors of them. */
const MAY_TYPE: Record<string, string[]> = {
  'names of controls, the same on every page': [
    'islands/toast/Toaster.tsx',
    'sections/shared/figures/ClaimFootnote.tsx',
    'sections/shared/figures/ClaimedValue.tsx',
    'sections/shell/Banner.tsx',
    'sections/shell/SiteHeader.tsx',
    'sections/shell/SkipLink.tsx',
    'sections/shell/drawer/MobileDrawer.tsx',
    'sections/shell/menus/HeaderMenus.tsx',
    'ui/ScrollArea.tsx',
  ],
  'messages of forms and scripts': ['sections/demo/PlainDemoForm.tsx', 'sections/shell/copyLink.client.ts'],
  'what is read aloud of a picture’s counts, and the word between two of them': [
    'illustrations/scenes/CrewSeats.tsx',
    'illustrations/scenes/pictureSentences.ts',
  ],
  'names of other companies': ['sections/shell/SiteFooter.tsx'],
  'marks in a template, as in its Word document': ['sections/template/TemplateText.tsx'],
  'messages to editors': ['sections/article/proseComponents.ts', 'sections/industry/shownIndustries.ts'],
}
const mayType = Object.values(MAY_TYPE).flat()

/** Two words or more, the first with a capital letter, as in a sentence or a label. */
const SENTENCE = /^\W*[A-Z][a-z’]*(?: [^\s<>{}=]+){1,}$/
/** Two words in a row, as a template has them beside what it fills in. No SVG: `<circle cx=`, `color-mix(in oklab`. */
const TWO_WORDS = /^[^<]*(?<![\w(-])[A-Za-z’]+ [a-z’]+(?![\w-])(?!=)[^<]*$/
const WORD = /[a-z]/i
const SHOWN_ATTRIBUTE = /^(?:aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|label|placeholder)$/

/** Nodes whose text no visitor reads: messages of errors, imports, types, classes. */
const isForCode = (node: ts.Node) =>
  ts.isThrowStatement(node) ||
  ts.isImportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isJsxAttribute(node) && /^class/i.test(node.name.getText()))

/** @returns the texts of a node that a visitor could read */
function shownTexts(node: ts.Node): string[] {
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).filter((text) => TWO_WORDS.test(text))
  if (!ts.isJsxText(node) && !ts.isStringLiteralLike(node)) return []
  const text = node.text.trim().replaceAll(/\s+/g, ' ')
  const isShown = ts.isJsxText(node) || (ts.isJsxAttribute(node.parent) && SHOWN_ATTRIBUTE.test(node.parent.name.getText()))
  return (isShown ? WORD : SENTENCE).test(text) ? [text] : []
}

/** @returns the words for visitors that a source types itself */
const findTypedWords = (file: string, source: string): string[] => nodesIn(parseSource(file, source), isForCode).flatMap(shownTexts)
const typed = sourceFiles
  .filter((file) => /^(sections|illustrations|islands|layouts|ui|pages)\/.*\.(tsx?|astro)$/.test(file) && !file.includes('.testing.'))
  .flatMap((file) => findTypedWords(file, readFileSync(join('src', file), 'utf8')).map((text) => ({ file, text })))

it('components type no words that an editor may change', () => {
  const wrong = typed.filter(({ file }) => !mayType.includes(file))
  expect(wrong.map(({ file, text }) => `src/${file}: “${text}”: write it in src/content, with a field in its schema`)).toEqual([])
})
it('each file that may type words does', () => {
  expect(mayType.filter((file) => !typed.some((one) => one.file === file))).toEqual([])
})
it('the check reads whole sentences, every word of the markup, and templates, but neither drawings nor errors', () => {
  const source = `
    const [text, name] = ['Not yet', 'Chicago']
    const list = <ul aria-label="Tags" className="grid gap">{name} of 7</ul>
    const count = \`\${name}: 2 more that bar points\`
    const drawn = \`<rect width="\${size}"/>\` + \`color-mix(in oklab, \${color} 9%)\`
    if (!name) throw new Error(\`There is no \${name}\`)`
  expect(findTypedWords('x.tsx', source)).toEqual(['Not yet', 'Tags', 'of 7', ': 2 more that bar points'])
})
