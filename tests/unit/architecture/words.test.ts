/** Words that an editor may change are in src/content. Components type none. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { sourceFiles } from './imports.ts'
import { nodesIn, parseSource } from './sourceTree.ts'

/** Files that type words nevertheless, by reason. docs/content-reference.md tells editors of them. */
const MAY_TYPE: Record<string, string[]> = {
  'the specification has these words': ['sections/login/LoginForm.island.tsx'],
  'names of controls, the same on every page': [
    'islands/toast/Toaster.tsx',
    'sections/shell/SkipLink.tsx',
    'sections/shell/drawer/MobileDrawer.tsx',
  ],
  'messages of forms and scripts': [
    'sections/demo/PlainDemoForm.tsx',
    'sections/login/loginErrors.ts',
    'sections/shell/copyLink.client.ts',
  ],
  'marks in a template, as in its Word document': ['sections/template/TemplateText.tsx'],
  'messages to editors': ['sections/article/proseComponents.ts', 'sections/industry/shownIndustries.ts'],
}
const mayType = Object.values(MAY_TYPE).flat()

/** Two words or more, the first with a capital letter, as in a sentence or a label. */
const SENTENCE = /^\W*[A-Z][a-z’]*(?: [^\s<>{}=]+){1,}$/

/** Nodes whose text no visitor reads: messages of errors, imports, types, classes. */
const isForCode = (node: ts.Node) =>
  ts.isThrowStatement(node) ||
  ts.isImportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isJsxAttribute(node) && /^class/i.test(node.name.getText()))

/** @returns the words for visitors that a source types itself */
function findTypedWords(file: string, source: string): string[] {
  return nodesIn(parseSource(file, source), isForCode).flatMap((node) => {
    if (!ts.isJsxText(node) && !ts.isStringLiteralLike(node)) return []
    const text = node.text.trim().replaceAll(/\s+/g, ' ')
    return SENTENCE.test(text) ? [text] : []
  })
}
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
