/** Words that an editor may change are in src/content. Code types none. */
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { nodesIn, parseSource } from './sourceTree.ts'
import { TYPED_WORDS } from './typedWords.ts'

/** Two words or more, the first with a capital letter, as in a sentence or a label. */
const SENTENCE = /^\W*[A-Z][a-z’]*(?: [^\s<>{}=]+){1,}$/
/** Two words in a row, as a template has them beside what it fills in. No SVG: `<circle cx=`, `color-mix(in oklab`. */
const TWO_WORDS = /^[^<]*(?<![\w(-])[A-Za-z’]+ [a-z’]+(?![\w-])(?!=)[^<]*$/
const WORD = /[a-z]/i
/** Begins a label. A property that is named `label` but begins with a small letter has classes. */
const CAPITAL = /^[A-Z]/
const SHOWN_ATTRIBUTE = /^(?:aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|label|placeholder)$/

/** Nodes whose text no visitor reads: messages of errors, lists of problems, imports, types, classes. */
const isForCode = (node: ts.Node) =>
  ts.isThrowStatement(node) ||
  ts.isImportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isCallExpression(node) && node.expression.getText() === 'problems.push') ||
  (ts.isJsxAttribute(node) && /^class/i.test(node.name.getText()))

/** @returns the texts of a node that a visitor could read */
function shownTexts(node: ts.Node): string[] {
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      .filter(({ text }) => TWO_WORDS.test(text))
      .map(({ text }) => text.trim())
  if (!ts.isJsxText(node) && !ts.isStringLiteralLike(node)) return []
  const text = node.text.trim().replaceAll(/\s+/g, ' ')
  const isLabel = ts.isPropertyAssignment(node.parent) && node.parent.initializer === node && CAPITAL.test(text)
  const isShown = ts.isJsxText(node) || ((ts.isJsxAttribute(node.parent) || isLabel) && SHOWN_ATTRIBUTE.test(node.parent.name.getText()))
  return (isShown ? WORD : SENTENCE).test(text) ? [text] : []
}

/** @returns the constant of the module that has a node, unless it is a function */
function constantAround(node: ts.Node): string | undefined {
  let name: string | undefined
  for (let around = node; !ts.isSourceFile(around); around = around.parent) {
    if (ts.isFunctionLike(around)) return undefined
    if (ts.isVariableDeclaration(around)) name = around.name.getText()
  }
  return name
}

type TypedWords = { text: string; constant: string | undefined }
/** @returns the words for visitors that a source types itself */
const findTypedWords = (file: string, source: string): TypedWords[] =>
  nodesIn(parseSource(file, source), isForCode).flatMap((node) =>
    shownTexts(node).map((text) => ({ text, constant: constantAround(node) })),
  )

/**
 * Files whose texts visitors read. The others of src speak to editors in what they refuse, and `policy` has the law and tokens. The
 * server speaks to visitors in its answers, and to operators everywhere else.
 */
const SHOWN_FOLDERS = [
  'src/{sections,illustrations,islandParts,layouts,ui,pages,pageData,demoForm,site,specification,downloads,models/!(policy),lib/anywhere}/**/*.{ts,tsx,astro}',
  'src/contentEngine/prose/readingTime.ts',
  'server/leads/http/**/*.ts',
  'server/site/responsePlan.ts',
]
const typedTexts = globSync(SHOWN_FOLDERS)
  .filter((file) => !/\.test(ing)?\./.test(file))
  .flatMap((file) => findTypedWords(file, readFileSync(file, 'utf8')).map((words) => ({ ...words, file })))

const allowedWords = Object.values(TYPED_WORDS).flatMap((files) =>
  Object.entries(files).flatMap(([file, all]) => all.map((words) => ({ file, words }))),
)
type Allowed = (typeof allowedWords)[number]
const isSame = (text: (typeof typedTexts)[number], { file, words }: Allowed) =>
  text.file === file && (text.text === words || text.constant === words)

it('code types no words that an editor may change', () => {
  const wrong = typedTexts.filter((text) => !allowedWords.some((words) => isSame(text, words)))
  expect(wrong.map(({ file, text }) => `${file}: “${text}”: write it in src/content, with a field in its schema`)).toEqual([])
})
it('every exception is still in the code', () => {
  expect(allowedWords.filter((words) => !typedTexts.some((text) => isSame(text, words)))).toEqual([])
})
it('the check reads whole sentences, every word of the markup, labels, and templates, but neither drawings nor errors', () => {
  const source = `
    const [text, name] = ['Not yet', 'Chicago']
    const list = <ul aria-label="Tags" className="grid gap">{name} of 7</ul>
    const count = \`\${name}: 2 more that bar points\`
    const links = [{ label: 'More', title: 'text-sm', kind: 'Other' }]
    const drawn = \`<rect width="\${size}"/>\` + \`color-mix(in oklab, \${color} 9%)\`
    if (!name) throw new Error(\`There is no \${name}\`)`
  expect(findTypedWords('x.tsx', source).map(({ text }) => text)).toEqual(['Not yet', 'Tags', 'of 7', ': 2 more that bar points', 'More'])
})
it('the check tells the constant that has a text, but not the function', () => {
  const source =
    "const LABELS = { open: 'Not open' } as const; const label = () => 'Not yet open'; export function Part() { return <b>Open</b> }"
  expect(findTypedWords('x.tsx', source).map(({ constant }) => constant)).toEqual(['LABELS', undefined, undefined])
})
