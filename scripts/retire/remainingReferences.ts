/** Finds what still refers to an entry that is retired. Editors decide about links, and developers about code. */
import { ARTICLES_FOLDER, type EntryKindName, isArticleShown } from '../lib/entries/entryKinds.ts'
import { HOME_FILE, replaceReferences } from '../lib/entries/entryReferences.ts'
import type { ProjectTexts } from '../lib/entries/projectTexts.ts'

const FIGURES_FILE = 'src/content/checks/typed-figures.yaml'
/** Replaces the slug in a copy of a text; each line that differs refers to the entry. */
const REPLACED_SLUG = 'gone'
/** How many characters before and after the reference a message shows. */
const EXCERPT_LENGTH = 50

/** @returns the lines that differ, with the words around the change */
function changedLines(text: string, changed: string): { line: number; words: string }[] {
  const after = changed.split('\n')
  return text.split('\n').flatMap((before, index) => {
    const other = after[index] ?? ''
    if (before === other) return []
    const start = [...before].findIndex((character, position) => character !== other[position])
    return { line: index + 1, words: before.slice(Math.max(0, start - EXCERPT_LENGTH), start + EXCERPT_LENGTH).trim() }
  })
}

function fixOf(kind: EntryKindName, file: string, words: string): string {
  if (kind === 'tag') return 'The article has this tag. Give it another in its place, or take it out: an article has two at least.'
  if (file === HOME_FILE && !words.includes('/')) return 'Home shows this industry. Show another in its place: it needs four.'
  if (file === FIGURES_FILE) return `“${words}” lists a figure for it. Take the file out there, and the figure where no file is left.`
  if (words.startsWith('#')) return `The comment “${words}” names it. Reword it.`
  return `“${words}” leads there. Take the link out, or lead it to another page.`
}

/** Content refers to some documents by their names in code: `to: manual`, `route:manual`, `{route:manual}`. */
const namedRoute = (name: string) => new RegExp(`(?<=\\broute:|\\bto: ["']?)${name}(?![\\w/-])`, 'g')

/**
 * @param slugs the present and former slugs; code has the first one
 * @returns a pattern of how code refers to it, or null if code does not
 */
function codePattern(kind: EntryKindName, slugs: readonly string[], routeName: string | undefined): RegExp | null {
  if (kind === 'feature') return new RegExp(`(?<=')(?:${slugs.join('|')})(?=')`, 'g')
  return routeName ? new RegExp(`\\broutes\\.${routeName}\\b`, 'g') : null
}

/** @returns a problem for each template that no other article offers, because readers could no longer find it */
function templateProblems(article: string, file: string, texts: ProjectTexts, today: string): string[] {
  const others = [...texts].flatMap(([other, text]) => (other.startsWith(ARTICLES_FOLDER) && isArticleShown(text, today) ? text : []))
  return article.split('\n').flatMap((text, index) => {
    const id = /<TemplateCard\s[^>]*["']([\w-]+)["']/.exec(text)?.[1]
    if (!id || others.some((other) => new RegExp(`<TemplateCard\\s[^>]*["']${id}["']`).test(other))) return []
    return `${file}, line ${index + 1}: No other article offers this template. Write <TemplateCard id="${id}" /> in one, or delete src/content/templates/${id}.yaml.`
  })
}

/**
 * @param entry the retired entry, with the name of its page in code, if any
 * @param slugs its present and former slugs
 * @param ownFiles its files with their texts
 * @param texts the project without them
 * @param today a day, "2026-12-01"
 * @returns a sentence for each line that still refers to it, with file, line and what to do
 */
export function findRemaining(
  { kind, old, routeName }: { kind: EntryKindName; old: string; routeName: string | undefined },
  slugs: readonly string[],
  ownFiles: ProjectTexts,
  texts: ProjectTexts,
  today: string,
): string[] {
  const code = codePattern(kind, slugs, routeName)
  const problems = [...texts].flatMap(([file, text]) => {
    if (file.startsWith('src/content/')) {
      const changed = replaceReferences(text, file, { kind, old, slug: REPLACED_SLUG })
      const withoutRoute = routeName ? changed.replaceAll(namedRoute(routeName), REPLACED_SLUG) : changed
      return changedLines(text, withoutRoute).map(({ line, words }) => `${file}, line ${line}: ${fixOf(kind, file, words)}`)
    }
    if (!code || !/^src\/.*\.(?:tsx?|astro)$/.test(file) || file.includes('.test.')) return []
    return changedLines(text, text.replaceAll(code, REPLACED_SLUG)).map(
      ({ line, words }) =>
        `${file}, line ${line}: “${words}” names it. A developer takes it out (docs/renaming-a-page.md, "Retiring one").`,
    )
  })
  return [...problems, ...(kind === 'article' ? [...ownFiles].flatMap(([file, text]) => templateProblems(text, file, texts, today)) : [])]
}
