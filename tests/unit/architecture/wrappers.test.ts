/** Parts that need a certain element around them stand in one, in the markup that draws them (docs/parts.md). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './imports.ts'

const POSITIONED = ['relative', 'absolute', 'fixed', 'sticky']

/** @returns every word that the element's classes may have */
function classesOf({ openingElement }: ts.JsxElement): string[] {
  const classes = openingElement.attributes.properties.find((one) => ts.isJsxAttribute(one) && one.name.getText() === 'className')
  const words: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) words.push(...node.text.split(/\s+/))
    ts.forEachChild(node, visit)
  }
  if (classes) visit(classes)
  return words
}

/** What stands around each such part, nearest first: what is wrong with it, or null. */
const WRAPPERS: Record<string, (around: readonly ts.JsxElement[]) => string | null> = {
  // Its link covers the nearest element that is positioned, and is underlined where a mouse points at the nearest group.
  CardLink: (around) => {
    const card = around.map(classesOf).find((classes) => classes.some((name) => POSITIONED.includes(name)))
    return card?.includes('group') ? null : 'its card, the nearest positioned element around it, has to be `group relative`'
  },
  // It ends in a figcaption, which means something in a figure alone.
  CustomerQuote: ([parent]) => (parent?.openingElement.tagName.getText() === 'figure' ? null : 'it has to stand in a `figure`'),
}

type Use = { part: string; problem: string | null }

/** @returns each use of these parts in a source */
function listUses(source: string): Use[] {
  const uses: Use[] = []
  const visit = (node: ts.Node, around: readonly ts.JsxElement[]): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const part = node.tagName.getText()
      // An element's own opening tag stands in the element.
      const outside = ts.isJsxOpeningElement(node) ? around.slice(1) : around
      const findProblem = WRAPPERS[part]
      if (findProblem) uses.push({ part, problem: findProblem(outside) })
    }
    ts.forEachChild(node, (child) => visit(child, ts.isJsxElement(node) ? [node, ...around] : around))
  }
  visit(ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), [])
  return uses
}

describe('a part that needs an element around it', () => {
  const uses = sourceFiles
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) => listUses(readFileSync(join('src', file), 'utf8')).map((use) => ({ ...use, file })))

  it.each(Object.keys(WRAPPERS))('stands in it wherever it is used: %s', (part) => {
    const own = uses.filter((use) => use.part === part)
    expect(own.length, 'nobody uses it: delete its row in WRAPPERS').toBeGreaterThan(0)
    expect(own.flatMap(({ file, problem }) => (problem ? [`src/${file}: ${part}: ${problem}`] : []))).toEqual([])
  })
})

describe('the search for parts without their element', () => {
  const problemsOf = (markup: string) => listUses(`const a = ${markup}`).filter(({ problem }) => problem).length

  it.each([
    '<li {...x} className="group relative"><Heading><CardLink href="#">A</CardLink></Heading></li>',
    '<Card className={cn("p-2", "group relative")}>{all.map((b) => <CardLink href="#" />)}</Card>',
    '<figure><svg /><CustomerQuote {...said}>A</CustomerQuote></figure>',
  ])('finds nothing wrong with %s', (markup) => {
    expect(listUses(`const a = ${markup}`)).toHaveLength(1)
    expect(problemsOf(markup)).toBe(0)
  })
  it.each([
    '<CardLink href="#" className="group relative">A</CardLink>',
    '<li className="group"><CardLink href="#" /></li>',
    '<li className="relative"><CardLink href="#" /></li>',
    '<li className="group relative"><p className="absolute"><CardLink href="#" /></p></li>',
    '<CustomerQuote {...said}>A</CustomerQuote>',
    '<figure><div><CustomerQuote {...said} /></div></figure>',
  ])('finds %s', (markup) => expect(problemsOf(markup)).toBe(1))
})
