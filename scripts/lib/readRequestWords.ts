import type { RequestWords } from '#src/demoForm/requestWords.ts'
import { demoSchema } from '#src/schemas/pages/demo.ts'
import { readSiteEntry } from './entries/siteEntry.ts'

/** @returns the sentences of the form that the leads service needs @throws ContentError if src/content/pages/demo.yaml is broken */
export function readRequestWords(): RequestWords {
  const { errors, answers } = readSiteEntry('pages/demo', demoSchema).form
  return { errors, answers }
}
