/** Problems in an entry's prose as a whole: its headings, its tags, and what its collection asks of it. */

import type { TextProblem } from '../problems/problemLocation.ts'
import type { ProseTag } from '../prose/proseTags.ts'
import { withoutCode } from '../prose/withoutCode.ts'
import { hardCodedContactProblems } from '../textRules/hardCodedProblems.ts'
import type { TokenTable } from '../tokens/resolveTokens.ts'
import { markupProblems } from './markupProblems.ts'
import { headingLevelProblems } from './proseHeadings.ts'
import { proseSyntaxProblems } from './proseSyntaxProblems.ts'

export type CheckedProse = {
  body: string
  /** The body without code, whose headings and tags are examples. */
  text: string
  /** The entry's fields. */
  data: Record<string, unknown>
  tokens: TokenTable
  /** False if a heading or a tag is mistyped. That is reported, so a rule does not report it as missing, too. */
  isWellFormed: boolean
}
/** What the prose of one collection has to have. */
export type ProseRule = (prose: CheckedProse) => TextProblem[]

type BodyRules = {
  tokens: TokenTable
  /** Components that a text may have. */
  tags: readonly ProseTag[]
  proseRule?: ProseRule | undefined
}

/**
 * @param data the entry's fields
 * @returns each problem, with its location in the body
 */
export function bodyProblems(body: string, data: Record<string, unknown>, { tokens, tags, proseRule }: BodyRules): TextProblem[] {
  const text = withoutCode(body)
  const syntaxProblems = proseSyntaxProblems(text, body, tags)
  const isWellFormed = syntaxProblems.length === 0
  return [
    ...(proseRule?.({ body, text, data, tokens, isWellFormed }) ?? []),
    ...syntaxProblems,
    ...(isWellFormed ? headingLevelProblems(text) : []),
    ...markupProblems(text, tokens, tags),
    ...hardCodedContactProblems(text),
  ]
}
