/** Finds words and habits of style that this site avoids: other varieties of English, and phrases that sound like a machine. */

import { globSync, readFileSync } from 'node:fs'
import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'
import { lineAt } from '../problems/problemLocation.ts'

/** The content of src/content/checks/words-to-avoid.yaml. */
export type WordList = {
  words: Record<string, string>
  /** Stems of verbs that end in -ize. */
  ize: string[]
  limits: Record<string, number>
}
/** The text, its line, and what to write instead. */
export type Finding = { line: number; found: string; advice: string }

const escapeWords = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')
/** A letter, a digit or a hyphen on either side makes it another word. Addresses and paths are excluded too. */
const wholeWords = (pattern: string) => new RegExp(`(?<![\\w@/.-])(?:${pattern})(?![\\w-])`, 'gi')

/** @returns a function that finds words to avoid, with their lines */
export function createWordFinder({ words, ize }: WordList): (text: string) => Finding[] {
  const singleWords = wholeWords(
    Object.keys(words)
      .map((word) => `${escapeWords(word)}s?`)
      .join('|'),
  )
  const verbs = wholeWords(`(?:${ize.join('|')})(?:is(?:e[ds]?|ing|ations?|er[s]?))`)
  const preferred = (found: string) => {
    const word = found.toLowerCase().replaceAll(/\s+/g, ' ')
    return words[word] ?? (words[word.replace(/s$/, '')] ? `${words[word.replace(/s$/, '')]}s` : word.replace(/is(?=e|ing|ation)/, 'iz'))
  }
  return (text) =>
    [...text.matchAll(singleWords), ...text.matchAll(verbs)]
      .map((match) => ({ line: lineAt(text, match.index), found: match[0], advice: `write “${preferred(match[0])}”` }))
      .toSorted((a, b) => a.line - b.line)
}

const HABIT_PATTERNS = {
  ', and not': /,\s+and\s+not\s+(?:a|an|the|by|for|from|in|on|to|with|what|how|when|who|because|your|their|its|as|of|at)\b/gi,
  ', not B': /,\s+not\s+(?:a|an|the|by|for|from|in|on|to|with|what|how|when|who|because)\b/gi,
  'No A. No B.': /(?<![\w,;:]\s)\bNo\s[^.!?\n]{1,60}\.\s+No\s[^.!?]{1,60}\./g,
  'no A, no B': /\bno\s[a-z]+(?:\s[a-z]+)?,\s+no\s[a-z]/gi,
  // Matches only the last sentence of a paragraph, or of a text in quotes.
  'That is …': /(?<=[.!?]\s+)That(?:\s+is|’s|'s)\s[^.!?\n]{1,90}\.(?=["”]?\s*(?:\n\s*\n|\n\s*(?:-\s)?[\w"]+:|$))/g,
} as const satisfies Record<string, RegExp>
export const HABIT_NAMES = keysOf(HABIT_PATTERNS)

/** @returns the habits that occur too often, each with its places */
export function findHabits(text: string, limits: Record<string, number>): Finding[] {
  return Object.entries(HABIT_PATTERNS).flatMap(([name, pattern]) => {
    const found = [...text.matchAll(pattern)]
    const limit = limits[name] ?? 0
    return found.length <= limit
      ? []
      : found.map((match) => ({
          line: lineAt(text, match.index),
          found: match[0].replaceAll(/\s+/g, ' '),
          advice: `“${name}” occurs ${found.length} times here, and may ${limit === 0 ? 'not at all' : limit === 1 ? 'once' : `${limit} times`}`,
        }))
  })
}

/** Skipped, because it contains the words. */
const WORDS_FILE = 'checks/words-to-avoid.yaml'

/**
 * @param folder of all content, from the project's root
 * @returns a problem for each word or habit to avoid, with file, line and fix
 */
export function avoidedWordProblems(list: WordList, folder: string): string[] {
  const findWords = createWordFinder(list)
  const files = globSync('**/*.{yaml,mdx}', { cwd: folder }).toSorted()
  return files
    .filter((file) => file !== WORDS_FILE)
    .flatMap((file) => {
      const text = readFileSync(`${folder}/${file}`, 'utf8')
      return [...findWords(text), ...findHabits(text, list.limits)].map(
        ({ line, found, advice }) => `${folder}/${file}, line ${line}: “${found}”: ${advice}. The list is ${folder}/${WORDS_FILE}.`,
      )
    })
}
