import { demoSchema } from '#src/schemas/demo.ts'
import type { RequestWords } from '#src/site/demoForm/requestWords.ts'
import { readSiteEntry } from './entries/siteEntry.ts'

/** @returns the sentences of the demo form that the leads service says, too @throws ContentError if an editor has to correct them */
export function readRequestWords(): RequestWords {
  const { errors, answers } = readSiteEntry('demo', demoSchema).form
  return { errors, answers }
}
