import { type LoadedEntry, readFieldLocation } from '#src/contentEngine/entries/fieldLocation.ts'
import type { OpeningPicture } from '#src/schemas/opening/opening.ts'

/** The line's answer in each language in which the policy has it. */
export type LineAnswers = { en: string; es: string }

/** @returns a problem for each drawn report whose answer is not the line's, or its beginning, in English and in Spanish */
export const lineAnswerProblems = (
  features: readonly (LoadedEntry & { data: { opening: { picture: OpeningPicture } } })[],
  { en, es }: LineAnswers,
): string[] =>
  features.flatMap((entry) => {
    const { picture } = entry.data.opening
    if (picture.kind !== 'channel-reports') return []
    return picture.reports.flatMap(({ lang, answer }, index) => {
      if (!answer) return []
      const wrong = [
        ...(lang === 'es' && !es.startsWith(answer.text) ? [es] : []),
        ...(en.startsWith(answer.gloss ?? answer.text) ? [] : [en]),
      ]
      const place = readFieldLocation(entry, ['opening', 'picture', 'reports', index, 'answer'])
      return wrong.map((expected) => `${place}: The line’s answer is: ${expected}`)
    })
  })
