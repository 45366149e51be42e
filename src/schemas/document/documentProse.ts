/** What the text of a document may not have, and what its key has to agree with. */
import type { TextProblem } from '#src/contentEngine/problems/problemLocation.ts'
import { tagIds } from '#src/contentEngine/prose/proseTags.ts'
import type { ProseRule } from '#src/contentEngine/proseRules/bodyProblems.ts'
import { resolveTokens, type TokenTable } from '#src/contentEngine/tokens/resolveTokens.ts'

/** @returns the problems of a document's text: tags that only articles may have, and a wrong key */
export const documentProseRule: ProseRule = ({ text, data, tokens }) => [
  ...articleTagProblems(text),
  ...keyProblems(text, data.key, tokens),
]

/** Problems of tags that only articles may have. */
const articleTagProblems = (body: string): TextProblem[] =>
  ['Chart', 'TemplateCard'].flatMap((name) =>
    tagIds(body, name).map(({ index }) => ({
      offset: index,
      message: `Only articles have <${name}>. Write a table or a link here, such as [the policy]({template:call-in-policy}).`,
    })),
  )

/** Checks that a key beside the heading promises no time that the text does not promise. */
function keyProblems(text: string, key: unknown, tokens: TokenTable): TextProblem[] {
  const { rows } = (key ?? {}) as { rows?: unknown }
  const resolvedText = resolveTokens(text, tokens).text
  return (Array.isArray(rows) ? rows : []).flatMap((row: { time?: unknown } | null) => {
    const time = row?.time
    if (typeof time !== 'string' || resolvedText.includes(time)) return []
    return [{ offset: 0, message: `"key" says “${time}”, and the text below does not. Write in both what holds.` }]
  })
}
