/** Checks titles and descriptions, which search results and shared links show: unique, and not too long. */

import { type LoadedEntry, readFieldLocation } from '#src/contentEngine/entries/fieldLocation.ts'
import { textsIn } from '#src/contentEngine/textRules/everyText.ts'
import { DESCRIPTION_LENGTH } from '#src/lib/anywhere/text/textLimits.ts'
import { MAX_TITLE_LENGTH } from '#src/site/titleLength.ts'

type ListedPage = { path: string; title: string; description: string; source: (LoadedEntry & { data: unknown }) | undefined }

/** The location of the field that is the text, or that the text begins with, such as the name of a tag. */
function readLocation({ path, source }: ListedPage, text: string): string {
  if (!source) return path
  const texts = textsIn(source.data)
  const whole = texts.find(([, value]) => value === text)
  const [field = []] = whole ?? texts.find(([, value]) => value.length > 3 && text.startsWith(value)) ?? []
  return readFieldLocation(source, field)
}

/** @param samples sample texts (names, quotes, counts). A title or description may not contain them, because it has no small print */
export function metaProblems(pages: readonly ListedPage[], samples: readonly string[]): string[] {
  const owners = { title: new Map<string, ListedPage>(), description: new Map<string, ListedPage>() }
  return pages.flatMap((page) => {
    const sharedProblems = (['title', 'description'] as const).flatMap((field) => {
      const owner = owners[field].get(page[field])
      if (owner === undefined) owners[field].set(page[field], page)
      return owner
        ? [
            `${readLocation(page, page[field])}: The page ${owner.path} has the same ${field}, and search results show only one of the two. Say what is different here.`,
          ]
        : []
    })
    const titleProblems =
      page.title.length > MAX_TITLE_LENGTH
        ? [
            `${readLocation(page, page.title)}: The title of ${page.path} is “${page.title}”, with more than the ${MAX_TITLE_LENGTH} characters that search results show. Shorten it.`,
          ]
        : []
    const isShown = page.description.length >= DESCRIPTION_LENGTH.min && page.description.length <= DESCRIPTION_LENGTH.max
    const descriptionProblems = isShown
      ? []
      : [
          `${readLocation(page, page.description)}: The description of ${page.path} needs ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters.`,
        ]
    const text = `${page.title} ${page.description}`
    const sample = /sample/i.test(text) ? undefined : samples.find((words) => text.includes(words))
    const sampleProblems = sample
      ? [
          `${readLocation(page, page.description)}: “${sample}” is a sample, and search results show no small print beside it. Write “sample”, or leave it out.`,
        ]
      : []
    return [...sharedProblems, ...titleProblems, ...descriptionProblems, ...sampleProblems]
  })
}
