import type { z } from 'zod'
import type { AllowedFigures } from '../figures/allowedFigures.ts'
import type { WordLimits } from '../proseRules/bodyProblems.ts'
import type { TokensByName } from '../textRules/hardCodedProblems.ts'
import type { TokenTable } from '../tokens/resolveTokens.ts'

/** What the entries of a collection are held to. */
export type EntryRules = {
  schema: z.ZodType
  tokens: TokenTable
  /** Published figures by their claim's id: typing one by hand is a mistake. Empty where worked examples have numbers of their own. */
  figures: ReadonlyMap<string, string>
  /** The figures that its file may type; any figure where nothing is said. */
  allowedFigures?: AllowedFigures | undefined
  /** The company's names and contact values: typing one by hand is a mistake wherever it is. */
  names: TokensByName
  /** Folder of the pictures that its prose may show, from the project's root; where nothing is said, none is looked for. */
  pictures?: string
  /** In development a skeleton is shown as it is, so that whoever fills it in sees the page. */
  mayBeUnfilled?: boolean
  /** How long its prose has to be; of any length where nothing is said. */
  wordLimits?: WordLimits | undefined
}
