/** Finds contacts, figures of claims and names that an editor typed instead of writing their token. */
import type { TextProblem } from '../problems/problemLocation.ts'

const escapePattern = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const TYPED_CONTACT = /\]\(\s*<?(tel|mailto):[^)\n]*\)/g

/** @returns a problem for each link with a typed telephone number or email address. Ours are settings, which change. */
export const hardCodedContactProblems = (body: string): TextProblem[] =>
  [...body.matchAll(TYPED_CONTACT)].map(({ 0: link, 1: kind, index }) => ({
    offset: index,
    message: `${link.slice(1)} is typed by hand: write ({site:${kind === 'tel' ? 'phoneHref' : 'emailHref'}}), which is always the one of this site.`,
  }))

/** Characters that mark a value as one of our claims, such as "150+". A typed "2 weeks" may mean anything. */
const DISTINCTIVE = /[%+$]|\dX$|–|,\d{3}|\d-bit/

/** Characters of values that no worked example invents: "150+", "10X", "30–50%", "256-bit". */
const UNINVENTED = /[+–]|\dX$|\d-bit/

/** @returns the claims that even a text with numbers of its own must not type */
export const uninventedFigures = (values: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...values].filter(([, value]) => UNINVENTED.test(value)))

/** @param values claim's id → value as it is printed @returns a problem for each figure of a claim that was typed instead of its token */
export function hardCodedFigureProblems(text: string, values: ReadonlyMap<string, string>): (TextProblem & { figure: string })[] {
  const figures = Map.groupBy(values, ([, value]) => value)
  return [...figures].flatMap(([value, claimsOfValue]) => {
    if (!DISTINCTIVE.test(value)) return []
    const match = new RegExp(`(?<![\\w$.,–-])${escapePattern(value)}(?![\\w%])`).exec(text)
    if (!match) return []
    const tokens = claimsOfValue.map(([id]) => `{claim:${id}}`).join(' or ')
    const advice = claimsOfValue.length > 1 ? ', whichever is meant' : ''
    const message = `The figure ${value} is typed by hand: write ${tokens}${advice}, so that it has one home.`
    return [{ figure: value, offset: match.index, message }]
  })
}

/** What an editor may have typed → the token to write instead, without braces. */
export type TokensByName = ReadonlyMap<string, string>

/** A name of one plain word may be an ordinary word: "Shift" at the beginning of a sentence is not a brand. */
const isOrdinaryWord = (name: string) => /^[A-Z]?[a-z]+$/.test(name)
const isPhone = (name: string) => /^[+\d\s().-]{7,}$/.test(name)

/** Prose may break a name over lines, and phone numbers have many notations. */
function patternOf(name: string): RegExp {
  if (isPhone(name)) return new RegExp(`(?<!\\d)\\(?${[...name.replaceAll(/\D/g, '')].join('[\\s().-]*')}(?!\\d)`, 'g')
  return new RegExp(`(?<![\\w@.-])${name.split(/\s+/).map(escapePattern).join('\\s+')}(?!\\w)`, 'g')
}

/** @returns a problem for each typed name. If a name is part of a longer one, only the longer one is reported. */
export function hardCodedNameProblems(text: string, names: TokensByName): TextProblem[] {
  const problems: TextProblem[] = []
  let rest = text
  for (const [name, token] of [...names].toSorted(([a], [b]) => b.length - a.length)) {
    if (isOrdinaryWord(name)) continue
    rest = rest.replaceAll(patternOf(name), (typed, offset: number) => {
      const words = typed.replaceAll(/\s+/g, ' ')
      problems.push({ offset, message: `“${words}” is typed by hand: write {${token}}, so that it has one home.` })
      return ' '.repeat(typed.length)
    })
  }
  return problems
}
