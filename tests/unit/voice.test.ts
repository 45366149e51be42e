/** Docs and messages use the words of this site's content (src/content/words-to-avoid.yaml). */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { createWordFinder, type Finding } from '#src/contentEngine/textRules/avoidedWords.ts'
import { wordsToAvoidSchema } from '#src/schemas/wordsToAvoid.ts'

const findWords = createWordFinder(readSiteEntry('words-to-avoid', wordsToAvoidSchema))
const readText = (file: string) => readFileSync(file, 'utf8')
const describeFindings = (file: string, found: Finding[]) =>
  found.map(({ line, found: text, advice }) => `${file}, line ${line}: “${text}”: ${advice}`)

/** @returns a source in which only literals with spaces and text between tags are left, on their lines */
function keepShownTexts(source: string): string {
  const kept = source.replaceAll(/[^\n]/g, ' ').split('')
  const literals = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}=;]+</g
  const withoutComments = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  for (const { 0: text, index } of withoutComments.matchAll(literals))
    if (/\S\s+\S/.test(text.replaceAll(/\$\{[^}]*\}/g, ''))) kept.splice(index, text.length, ...text.split(''))
  return kept.join('')
}

// The requirements keep the words of those who wrote them.
const docs = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md']).filter((file) => !file.includes('requirements'))
const sources = globSync('{src,server,scripts}/**/*.{ts,tsx,astro}').filter((file) => !/\.test(?:ing)?\./.test(file))

it('docs use American words', () => expect(docs.flatMap((file) => describeFindings(file, findWords(readText(file))))).toEqual([]))
it('so do messages of components, server and commands', () => {
  expect(sources.flatMap((file) => describeFindings(file, findWords(keepShownTexts(readText(file)))))).toEqual([])
})
it('the check reads what code shows, and neither its names nor its comments', () => {
  const source = "// somebody\nconst colour = 'grey'\nsay('Somebody is at\\'s desk')\n<p>Every colour</p>"
  expect(findWords(keepShownTexts(source)).map(({ line, found }) => `${line} ${found}`)).toEqual(['3 Somebody', '4 colour'])
})
