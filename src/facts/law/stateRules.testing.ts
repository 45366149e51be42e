import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { parseNamedEntries } from '#src/contentEngine/loading/parseNamedEntries.ts'
import { ContentError } from '#src/contentEngine/problems/contentError.ts'
import { secondReadingFileSchema } from '#src/schemas/law/secondReading.ts'

type SecondReadings = z.infer<typeof secondReadingFileSchema>
export type SecondReading = SecondReadings[string]

/**
 * @param source YAML: readings by the code of the place
 * @param file its path, for messages
 * @throws ContentError with all problems, each with file, line, field and fix
 */
export function parseSecondReading(source: string, file: string): SecondReadings {
  const { data, problems } = parseNamedEntries(source, file, secondReadingFileSchema)
  if (!data || problems.length > 0) throw new ContentError(problems)
  return data
}

export const SECOND_READING = 'src/content/state-rules-second-reading.yaml'

/** By the code of the place. */
export const secondReading: Readonly<SecondReadings> = parseSecondReading(readFileSync(SECOND_READING, 'utf8'), SECOND_READING)
