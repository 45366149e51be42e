/** A long list of classes is split by what its parts are for, so that one can be found and changed (docs/components.md). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { sourceFiles } from './imports.ts'

/** Characters of one string of classes. */
const MOST_CHARACTERS = 110

const CLASS_NAME = /^-?[a-z\d@*][^\s'"`;]*$/
/** Whether a text is a list of classes: every word looks like one, and half of them have a hyphen or a variant. */
function isClassList(text: string): boolean {
  const words = text.trim().split(/\s+/)
  return (
    words.length > 3 && words.every((word) => CLASS_NAME.test(word)) && words.filter((word) => /[-:]/.test(word)).length * 2 >= words.length
  )
}

/** @returns the lists of classes in a source that are longer than allowed, each with its line */
function findLongLists(file: string, source: string) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const found: { line: number; length: number }[] = []
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    if (isText && node.text.length > MOST_CHARACTERS && isClassList(node.text)) {
      found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, length: node.text.length })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

it(`no list of classes is longer than ${MOST_CHARACTERS} characters`, () => {
  const drawn = sourceFiles.filter((file) => /^(sections|illustrations|islands|ui)\/.*\.tsx?$/.test(file))
  expect(drawn.length).toBeGreaterThan(300)
  const long = drawn.flatMap((file) =>
    findLongLists(file, readFileSync(join('src', file), 'utf8')).map(
      ({ line, length }) => `src/${file}:${line} has ${length} characters: split them by what they are for, as arguments of cn`,
    ),
  )
  expect(long).toEqual([])
})

const LONG_LIST = 'flex min-h-11 items-center gap-2 '.repeat(4)
it.each([
  ['an attribute', `<p className="${LONG_LIST}" />`, [{ line: 1, length: LONG_LIST.length }]],
  ['an argument', `\ncn('p-2', '${LONG_LIST}')`, [{ line: 2, length: LONG_LIST.length }]],
  ['the beginning of a template', `\`${LONG_LIST}\${look}\``, [{ line: 1, length: LONG_LIST.length }]],
  ['the end of a template', `\`\${look} ${LONG_LIST}\``, [{ line: 1, length: LONG_LIST.length + 1 }]],
  [
    'a sentence',
    `const text = 'Each of these well-known words is read by somebody who wants to know ${'what it says of well-known things '.repeat(3)}'`,
    [],
  ],
  ['a path', "const d = 'M9 4a3 3 0 1 1 0 6'", []],
])('a long list of classes is found in %s', (_, source, found) => expect(findLongLists('a.tsx', source)).toEqual(found))
