/** Every letter on a page must be in the site's own font files. Otherwise a browser would take it from some system font. */
import { readFileSync } from 'node:fs'
import { generate, parse as parseStyles, walk } from 'css-tree'
import { decode } from 'entities'
import { create } from 'fontkit'
import { type HTMLElement, parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { BUILT_SITE, builtPages, readHtml } from './builtSite.ts'

type Family = 'Archivo' | 'Public Sans'
const FAMILIES: Record<string, Family> = { '--font-display': 'Archivo', '--font-body': 'Public Sans' }

/** Selector → the font of its elements. */
const familyBySelector = new Map<string, Family>()
walk(parseStyles(readFileSync('.build/styles.css', 'utf8')), {
  visit: 'Declaration',
  enter({ property, value }) {
    const family = FAMILIES[/--font-(?:display|body)/.exec(generate(value))?.[0] ?? '']
    if (!family || !/^font(?:-family)?$/.test(property) || this.rule?.prelude.type !== 'SelectorList') return
    // The text of a pseudo-element is in a style sheet.
    for (const selector of this.rule.prelude.children) familyBySelector.set(generate(selector).replace(/::?(?:before|after)$/, ''), family)
  },
})

const lettersByFile = new Map<string, Set<number>>()
const readLetters = (file: string) => {
  const letters = lettersByFile.get(file) ?? new Set(create(readFileSync(`${BUILT_SITE}${file}`)).characterSet)
  lettersByFile.set(file, letters)
  return letters
}
/** @returns whether a browser fetches this font file for a letter: if the letter is in one of its ranges, or if it has none */
const isFetchedFor = (ranges: string[], letter: number) =>
  ranges.length === 0 ||
  ranges.some((range) => {
    const [from = '', to = from] = range.split('-')
    return letter >= Number.parseInt(from, 16) && letter <= Number.parseInt(to, 16)
  })
/** The fonts that a page declares. */
const readFaces = (html: string) =>
  [...html.matchAll(/@font-face\{[^}]+\}/g)].map(([face]) => ({
    family: /font-family:"?([\w ]+)/.exec(face)?.[1] ?? '',
    file: /url\(\/([^)]+\.woff2)\)/.exec(face)?.[1],
    ranges: face.match(/(?<=U\+)[\da-f]+(?:-[\da-f]+)?/gi) ?? [],
  }))

/** @returns every letter of a page, per font. Text in islands' props has the font of running text */
function readShownLetters(html: string): Record<Family, Set<string>> {
  const document = parse(html)
  const shownLetters = { Archivo: new Set<string>(), 'Public Sans': new Set<string>() }
  const families = new Map<HTMLElement, Family>()
  for (const [selector, family] of familyBySelector)
    for (const element of document.querySelectorAll(selector)) families.set(element, family)
  const add = (family: Family, text: string) => {
    for (const letter of text) shownLetters[family].add(letter)
  }
  const read = (element: HTMLElement, inherited: Family, isInCapitals: boolean) => {
    const family = families.get(element) ?? inherited
    const hasCapitals = isInCapitals || /\b(?:uppercase|small-caps)\b/.test(element.classNames)
    for (const name of ['placeholder', 'value', 'props']) add('Public Sans', decode(element.getAttribute(name) ?? ''))
    if (['SCRIPT', 'STYLE', 'TITLE'].includes(element.tagName)) return
    for (const child of element.childNodes) {
      if (child.nodeType === 1) read(child as HTMLElement, family, hasCapitals)
      if (child.nodeType === 3) add(family, hasCapitals ? `${child.textContent}${child.textContent.toUpperCase()}` : child.textContent)
    }
  }
  const body = document.querySelector('body')
  if (body) read(body, 'Public Sans', false)
  return shownLetters
}
const readPages = builtPages.map((page) => ({ page, html: readHtml(page), shown: readShownLetters(readHtml(page)) }))

describe.each(readPages)('$page.path', ({ html, shown }) => {
  it.each(Object.values(FAMILIES))('shows no letter in %s that its files lack', (family) => {
    const faces = readFaces(html).filter((face) => face.family === family)
    const lacking = [...shown[family]].filter((letter) => {
      const code = letter.codePointAt(0) ?? 0
      return letter !== '\n' && !faces.some(({ file, ranges }) => file && isFetchedFor(ranges, code) && readLetters(file).has(code))
    })
    const fix = 'add it to scripts/build/fonts.ts, or draw it where the face itself lacks it'
    expect(lacking.map((letter) => `${letter} (U+${letter.codePointAt(0)?.toString(16)}): ${fix}`)).toEqual([])
  })
})

/** Languages for which phones use the system font (src/styles/fonts.css). */
const wholeFaceLanguages = [...readFileSync('src/styles/fonts.css', 'utf8').matchAll(/\[lang="(\w+)"\]/g)].map(([, lang]) => lang)
/** Letters for which phones fetch no font file. */
const BEYOND_WESTERN_LETTERS = /\p{Mn}|[\u0100-\u024f\u1e00-\u1eff]/u

it.each(builtPages)('$path marks each text with such letters with its language, also the texts of its islands', (page) => {
  const document = parse(readHtml(page))
  const marked = document.querySelectorAll('body [lang]').map((words) => ({ lang: words.getAttribute('lang'), text: words.textContent }))
  // As in an island's props: "languages":[1,[[0,{"lang":[0,"vi"],"name":…}]]]
  const inIslands = document.querySelectorAll('astro-island').flatMap((island) => {
    const parts = decode(island.getAttribute('props') ?? '').split(/(?="lang":\[0,")/)
    return parts.slice(1).map((part) => ({ lang: /^"lang":\[0,"([\w-]+)"/.exec(part)?.[1], text: part }))
  })
  const split = [...marked, ...inIslands].filter(
    ({ lang, text }) => BEYOND_WESTERN_LETTERS.test(text) && !wholeFaceLanguages.includes(lang ?? ''),
  )
  expect(split.map(({ lang, text }) => `${lang}: ${text.slice(0, 60)}`)).toEqual([])
})

it('the test of letters finds letters beyond Latin-1 in both fonts, so that it tests something', () => {
  const marked = (family: Family) => readPages.flatMap(({ shown }) => [...shown[family]]).filter((letter) => /[\u1ea0-\u1eff]/.test(letter))
  for (const family of Object.values(FAMILIES)) expect(marked(family)).not.toEqual([])
})
