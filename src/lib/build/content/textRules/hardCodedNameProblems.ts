/** Finds what the settings say of the company, its name and how to reach it, where somebody typed it instead of writing the token. */
import type { TextProblem } from '../problems/textProblem.ts'

/** What may be typed → the token (without braces) to write in its place. */
export type TokensByName = ReadonlyMap<string, string>

/** A name that is one plain word may be an ordinary word: "Shift" is no brand at the beginning of a sentence. */
const isEveryday = (name: string) => /^[A-Z]?[a-z]+$/.test(name)
const isPhone = (name: string) => /^[+\d\s().-]{7,}$/.test(name)
const exactly = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Prose breaks its lines anywhere, and a phone number is punctuated in many ways. */
function patternOf(name: string): RegExp {
  if (isPhone(name)) return new RegExp(`(?<!\\d)\\(?${[...name.replaceAll(/\D/g, '')].join('[\\s().-]*')}(?!\\d)`, 'g')
  return new RegExp(`(?<![\\w@.-])${name.split(/\s+/).map(exactly).join('\\s+')}(?!\\w)`, 'g')
}

/** @returns each name that is typed, with its place and its token; of a name inside a longer one, the longer one alone */
export function hardCodedNameProblems(text: string, names: TokensByName): TextProblem[] {
  const problems: TextProblem[] = []
  let rest = text
  for (const [name, token] of [...names].toSorted(([a], [b]) => b.length - a.length)) {
    if (isEveryday(name)) continue
    rest = rest.replaceAll(patternOf(name), (typed, offset: number) => {
      const shown = typed.replaceAll(/\s+/g, ' ')
      problems.push({ offset, message: `“${shown}” is typed by hand: write {${token}}, so that it has one home.` })
      return ' '.repeat(typed.length)
    })
  }
  return problems
}
