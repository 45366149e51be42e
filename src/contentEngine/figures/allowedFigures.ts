/** Decides which figures a content file may type: only those that typed-figures.yaml lists for it. Any other figure needs a token. */
import { joinList } from '#src/lib/anywhere/text/wording.ts'
import type { TokenTable } from '../tokens/resolveTokens.ts'
import { figureName, unknownFigures } from './statedFigures.ts'

export type AllowedFigures = {
  /** Its path below src/content. */
  file: string
  /** Names of the allowed figures. */
  names: ReadonlySet<string>
  /** Figures that are listed for other files only, with those files. */
  elsewhere: ReadonlyMap<string, readonly string[]>
}

/**
 * @param file path from src/content
 * @param typed from typed-figures.yaml: each figure with the files that it is listed for
 */
export function allowedFiguresOf(file: string, typed: ReadonlyMap<string, readonly string[]>): AllowedFigures {
  const listedFigures = [...typed].map(([figure, files]) => ({ name: figureName(figure), files }))
  return {
    file,
    names: new Set(listedFigures.flatMap(({ name, files }) => (files.includes(file) ? name : []))),
    elsewhere: new Map(listedFigures.map(({ name, files }) => [name, files])),
  }
}

/**
 * @param text without its tokens, whose values are not typed
 * @param typedClaims figures that hardCodedFigureProblems has already refused
 * @returns the refused figures as the text has them
 */
export const refusedFigures = (text: string, { names }: AllowedFigures, typedClaims: readonly { figure: string }[]): string[] =>
  unknownFigures(text, new Set([...names, ...typedClaims.map(({ figure }) => figureName(figure))]))

/** @param figure a refused figure, as the text has it @returns the message about it */
export function typedFigureProblem(figure: string, { file, elsewhere }: AllowedFigures, tokens: TokenTable): string {
  const wordings = listTokenWordings(figure, tokens)
  const files = elsewhere.get(figureName(figure))
  const fix = wordings.length > 0 ? `write ${joinList(wordings, 'or')}, whichever is meant` : 'write its token'
  if (files)
    return `“${figure}” is listed in src/content/checks/typed-figures.yaml for ${files.join(', ')}: ${fix}, or add ${file} to its files where the same reason holds.`
  if (wordings.length > 0)
    return `“${figure}” is typed by hand: ${fix}. If something else is meant, list it for ${file} with its reason in src/content/checks/typed-figures.yaml.`
  return `“${figure}” is neither a claim’s nor the policy’s figure: ${fix}, add it to src/content/facts/claims.yaml, or list it for ${file} with its reason in src/content/checks/typed-figures.yaml.`
}

const NUMBER = /^\d[\d.,]*(?:\s?(?:–|to)\s?\d[\d.,]*)?/
/** Units that are spelled out in the names of tokens. */
const UNIT_NAMES: Readonly<Record<string, string>> = { s: 'second', min: 'minute' }

/**
 * A claim prints its number with its unit, or without it (`.number`). The name of another token says its unit: `policy:noticeHours`. A
 * token whose name does not say it is not suggested.
 * @returns wordings of the figure: "2 hours" → "{policy:noticeHours} hours", "90-day" → "{claim:guarantee.number}-day"
 */
export function listTokenWordings(written: string, tokens: TokenTable): string[] {
  const [number = ''] = NUMBER.exec(written) ?? []
  const [unit = ''] = /[a-z]+$/.exec(figureName(written)) ?? []
  const unitInName = new RegExp(UNIT_NAMES[unit] ?? unit.replace(/s$/, ''), 'i')
  return [...tokens].flatMap(([token, value]) => {
    if (value === written || (value.endsWith('%') && figureName(value) === figureName(written))) return [`{${token}}`]
    if (!unit || figureName(value) !== figureName(number)) return []
    const fullValue = token.endsWith('.number') ? tokens.get(token.slice(0, -'.number'.length)) : undefined
    const isMeant =
      fullValue === undefined ? unitInName.test(token) : fullValue !== written && figureName(fullValue) === figureName(written)
    return isMeant ? [written.replace(number, `{${token}}`)] : []
  })
}
