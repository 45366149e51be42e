/**
 * Terms that several templates share, read from src/content/facts/terms.yaml: `{term:nonRetaliation}` in a template's text,
 * `{term:nonRetaliation.note}` in its drafting notes.
 */
import type { z } from 'zod'
import { ContentError } from '#src/contentEngine/problems/contentError.ts'
import type { FieldPath } from '#src/contentEngine/problems/problemLocation.ts'
import { parseNamedEntries } from '#src/contentEngine/reading/parseNamedEntries.ts'
import { hardCodedNameProblems, type TokensByName } from '#src/contentEngine/textRules/hardCodedProblems.ts'
import { resolveTokens, type TokenTable, unpairedBraceProblem } from '#src/contentEngine/tokens/resolveTokens.ts'
import { termsFileSchema } from '#src/schemas/facts/term.ts'
import { identityTokens } from './identityTokens.ts'

type Term = z.infer<typeof termsFileSchema>[string]

/**
 * @param source YAML: id → term
 * @param file its path, for messages
 * @param tokens the tokens that terms may use: all but terms
 * @param names names that no term may spell out
 * @returns the terms with values instead of tokens
 * @throws ContentError with all problems, each with file, line, field and fix
 */
export function parseTerms(
  source: string,
  file: string,
  tokens: TokenTable,
  names: TokensByName = identityTokens,
): Readonly<Record<string, Term>> {
  const { data, problems, report } = parseNamedEntries(source, file, termsFileSchema)
  const fill = (text: string, path: FieldPath) => {
    const { text: filled, problems: unknown } = resolveTokens(text, tokens)
    for (const { message } of [...unknown, ...hardCodedNameProblems(text, names)]) report(path, message)
    const brace = unpairedBraceProblem(text, tokens)
    if (brace) report(path, brace)
    return filled
  }
  const filled = Object.entries(data ?? {}).map(([id, { text, note }]) => [
    id,
    { text: fill(text, [id, 'text']), note: fill(note, [id, 'note']) },
  ])
  if (problems.length > 0) throw new ContentError(problems)
  return Object.fromEntries(filled)
}
