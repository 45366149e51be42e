import type { ArticleText } from './articleText.ts'

type Place = { name: string; city?: boolean | undefined; anyReason?: unknown }

/**
 * @param places of src/content/facts/state-rules.yaml
 * @returns a problem for each list of the states with leave for any reason that lacks one, or has another
 */
export function anyReasonProblems({ entry, source }: ArticleText, places: readonly Place[]): string[] {
  const states = places.filter(({ city }) => !city)
  const granting = states.flatMap(({ name, anyReason }) => (anyReason ? name : []))
  const namesIn = (sentence: string) => states.map(({ name }) => name).filter((name) => new RegExp(`\\b${name}\\b`).test(sentence))
  return source.split('\n').flatMap((line, index) =>
    line
      .split(/(?<=[.?!|]) /)
      .filter((sentence) => sentence.includes('any reason'))
      .map(namesIn)
      // One state alone is no list.
      .filter((named) => named.length > 1 && named.toSorted().join() !== granting.toSorted().join())
      .map(
        (named) =>
          `${entry.filePath ?? entry.id}, line ${index + 1}: this names ${named.join(', ')} for leave for any reason, and src/content/facts/state-rules.yaml has ${granting.join(', ')}. Correct one of them.`,
      ),
  )
}
