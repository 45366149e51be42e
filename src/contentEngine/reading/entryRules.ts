import type { z } from 'zod'
import type { AllowedFigures } from '../figures/allowedFigures.ts'
import type { ProseTag } from '../prose/proseTags.ts'
import type { ProseRule } from '../proseRules/bodyProblems.ts'
import type { TokensByName } from '../textRules/hardCodedProblems.ts'
import type { TokenTable } from '../tokens/resolveTokens.ts'

/** The schema of an entry, which is a group of fields. */
export type EntrySchema = z.ZodType<Record<string, unknown>>

/** The rules for the entries of a collection. */
export type EntryRules = {
  schema: EntrySchema
  tokens: TokenTable
  /** Published figures by their claim's id, which must not be typed. Empty if worked examples have numbers of their own. */
  figures: ReadonlyMap<string, string>
  /** Claims by their ids, each as a figure on a page gets it: what its footnote and its link need. */
  claims: ReadonlyMap<string, object>
  /** The figures that the file may type; undefined allows any figure. */
  allowedFigures?: AllowedFigures | undefined
  /** The company's names and contacts, which must not be typed anywhere. */
  names: TokensByName
  /** Components that prose may have; without them, it may have none. */
  tags?: readonly ProseTag[]
  /** Folder of the prose's pictures, from the project's root; without it, pictures are not checked. */
  pictures?: string
  /** In development a skeleton is shown unfilled, so that its editor sees the page. */
  mayBeUnfilled?: boolean
  /** What this collection's prose has to have besides. */
  proseRule?: ProseRule | undefined
}
