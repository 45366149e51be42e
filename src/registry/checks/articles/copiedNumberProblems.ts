/** Compares numbers that the front matter repeats, such as those of the cover, with the text. */
import { readFieldLocation } from '#src/contentEngine/entries/fieldLocation.ts'
import { parseYaml } from '#src/contentEngine/yaml/parseYaml.ts'
import { isRecord } from '#src/lib/anywhere/objects/isRecord.ts'
import type { ArticleText } from './articleText.ts'
import { numbersAsDigits, numbersIn, WRITE_ONCE } from './numbersAsDigits.ts'

/** Fields with the article's numbers, besides its charts and sums. */
const FIELDS = ['title', 'pageTitle', 'description', 'excerpt', 'question', 'cover'] as const

/** Smaller numbers are counts in a sentence, such as “in one text”. */
const MIN_FIGURE = 10

function parseFields(yaml: string): Record<string, unknown> {
  const parsed = parseYaml(yaml)
  return 'data' in parsed && isRecord(parsed.data) ? parsed.data : {}
}

/** @returns the texts and numbers of a field, with those inside it */
const valuesIn = (field: unknown): string[] =>
  typeof field === 'object' && field !== null ? Object.values(field).flatMap(valuesIn) : field === undefined ? [] : [String(field)]

/**
 * @returns a problem for each number, from ten up, in the title fields and in the cover that the text does not say. The text may have
 *   decimals: a cover rounds $78.83 to 79
 */
export function copiedNumberProblems({ entry, body, typedFields }: ArticleText): string[] {
  const fields = parseFields(typedFields)
  const said = new Set(numbersIn(numbersAsDigits(body)).flatMap((number) => [number, Math.round(number)]))
  return FIELDS.flatMap((field) => {
    const numbers = new Set(valuesIn(fields[field]).flatMap((text) => numbersIn(numbersAsDigits(text))))
    return [...numbers]
      .filter((number) => number >= MIN_FIGURE && !said.has(number))
      .map(
        (number) => `${readFieldLocation(entry, [field])}: this says ${number}, and the text does not. Correct one of them. ${WRITE_ONCE}`,
      )
  })
}
