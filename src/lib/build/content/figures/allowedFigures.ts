/** Which figures a file of content may type: those of every day that are listed for it. Any other stands in a token. */
import { joinList } from '#src/lib/anywhere/text/wording.ts'
import type { TokenTable } from '../tokens/resolveTokens.ts'
import { listTokenWordings } from './listTokenWordings.ts'
import { figureName, unknownFigures } from './statedFigures.ts'

export type AllowedFigures = {
  /** The file, named from src/content: "home.yaml". */
  file: string
  /** Names of the figures that it may type. */
  names: ReadonlySet<string>
  /** By its name, each figure of every day that is listed for other files alone, with these. */
  elsewhere: ReadonlyMap<string, readonly string[]>
}

/**
 * @param file named from src/content
 * @param everyday by the figure as editors write it, the files that it is listed for in everyday-figures.yaml
 */
export function allowedFiguresOf(file: string, everyday: ReadonlyMap<string, readonly string[]>): AllowedFigures {
  const listed = [...everyday].map(([figure, files]) => ({ name: figureName(figure), files }))
  return {
    file,
    names: new Set(listed.flatMap(({ name, files }) => (files.includes(file) ? name : []))),
    elsewhere: new Map(listed.map(({ name, files }) => [name, files])),
  }
}

/**
 * @param text without its tokens: what those say is never typed
 * @param typedClaims figures that hardCodedFigureProblems has found in it, which are refused once
 * @returns the figures that its file may not type, as it has them
 */
export const refusedFigures = (text: string, { names }: AllowedFigures, typedClaims: readonly { figure: string }[]): string[] =>
  unknownFigures(text, new Set([...names, ...typedClaims.map(({ figure }) => figureName(figure))]))

/** @param written a figure that the file may not type, as its text has it @returns what to say of it */
export function typedFigureProblem(written: string, { file, elsewhere }: AllowedFigures, tokens: TokenTable): string {
  const wordings = listTokenWordings(written, tokens)
  const files = elsewhere.get(figureName(written))
  const cure = wordings.length > 0 ? `write ${joinList(wordings, 'or')}, whichever is meant` : 'write its token'
  if (files)
    return `“${written}” is listed in src/content/everyday-figures.yaml for ${files.join(', ')}: ${cure}, or add ${file} to its files where the same reason holds.`
  if (wordings.length > 0)
    return `“${written}” is typed by hand: ${cure}. If something else is meant, list it for ${file} with its reason in src/content/everyday-figures.yaml.`
  return `“${written}” is neither a claim’s nor the policy’s figure: ${cure}, add it to src/content/claims.yaml, or list it for ${file} with its reason in src/content/everyday-figures.yaml.`
}
