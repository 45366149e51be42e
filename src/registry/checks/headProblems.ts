/** What search results and shared links show of the pages: each has a title and a description of its own, of a length that is shown. */
import { DESCRIPTION_LENGTH, LONGEST_TITLE } from '#src/lib/anywhere/pages/headLimits.ts'
import { fieldPlace, findFieldPath, type LoadedEntry } from '#src/lib/build/content/entries/fieldPlace.ts'

type Head = { path: string; title: string; description: string; source: (LoadedEntry & { data: unknown }) | undefined }

/** Where a text stands that a head is made of: whole, or as a part of it, as the name of a tag. */
function placeIn({ path, source }: Head, text: string): string {
  if (!source) return path
  const whole = findFieldPath(source.data, (one) => one === text)
  return fieldPlace(source, whole.length > 0 ? whole : findFieldPath(source.data, (one) => one.length > 3 && text.startsWith(one)))
}

/** @param said what is a sample: names, quotes, counts. Elsewhere no small print stands beside it */
export function headProblems(heads: readonly Head[], said: readonly string[]): string[] {
  const owners = { title: new Map<string, Head>(), description: new Map<string, Head>() }
  return heads.flatMap((head) => {
    const twice = (['title', 'description'] as const).flatMap((field) => {
      const owner = owners[field].get(head[field])
      if (owner === undefined) owners[field].set(head[field], head)
      return owner
        ? [
            `${placeIn(head, head[field])}: The page ${owner.path} has the same ${field}, and search results show only one of the two. Say what is different here.`,
          ]
        : []
    })
    const tooLong =
      head.title.length > LONGEST_TITLE
        ? [
            `${placeIn(head, head.title)}: The title of ${head.path} is “${head.title}”, with more than the ${LONGEST_TITLE} characters that search results show. Shorten it.`,
          ]
        : []
    const isShown = head.description.length >= DESCRIPTION_LENGTH.min && head.description.length <= DESCRIPTION_LENGTH.max
    const notShown = isShown
      ? []
      : [
          `${placeIn(head, head.description)}: The description of ${head.path} needs ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters.`,
        ]
    const text = `${head.title} ${head.description}`
    const sample = /sample/i.test(text) ? undefined : said.find((one) => text.includes(one))
    const unsaid = sample
      ? [
          `${placeIn(head, head.description)}: “${sample}” is a sample, and search results show no small print beside it. Write “sample”, or leave it out.`,
        ]
      : []
    return [...twice, ...tooLong, ...notShown, ...unsaid]
  })
}
