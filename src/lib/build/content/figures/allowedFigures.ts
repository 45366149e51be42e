/** Which figures a file of content may state: those of the site, and those of every day that are listed for this file. */
import { figureName } from './statedFigures.ts'

export type AllowedFigures = {
  /** The file, named from src/content: "home.yaml". */
  file: string
  /** Names of the figures that it may state. */
  names: ReadonlySet<string>
  /** By its name, each figure of every day that is listed for other files alone, with these. */
  elsewhere: ReadonlyMap<string, readonly string[]>
}

/**
 * @param file named from src/content
 * @param known names of the figures that any file may state
 * @param everyday by the figure as editors write it, the files that it is listed for in everyday-figures.yaml
 */
export function allowedFiguresOf(
  file: string,
  known: ReadonlySet<string>,
  everyday: ReadonlyMap<string, readonly string[]>,
): AllowedFigures {
  const listed = [...everyday].map(([figure, files]) => ({ name: figureName(figure), files }))
  return {
    file,
    names: new Set([...known, ...listed.flatMap(({ name, files }) => (files.includes(file) ? name : []))]),
    elsewhere: new Map(listed.map(({ name, files }) => [name, files])),
  }
}

/** @param written a figure that the file may not state, as its text has it @returns what to say of it */
export function unknownFigureProblem(written: string, { file, elsewhere }: AllowedFigures): string {
  const files = elsewhere.get(figureName(written))
  return files
    ? `“${written}” is listed in src/content/everyday-figures.yaml for ${files.join(', ')}: write a token, or add ${file} to its files where the same reason holds.`
    : `“${written}” is neither a claim’s nor the policy’s figure: write its token, add it to src/content/claims.yaml, or list it for ${file} with its reason in src/content/everyday-figures.yaml.`
}
