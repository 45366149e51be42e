import type { TextProblem } from '#src/contentEngine/problems/problemLocation.ts'
import { resolveTokens, type TokenTable } from '#src/contentEngine/tokens/resolveTokens.ts'

const ANSWER = /<Answer>([\s\S]*?)<\/Answer>/
/** Addresses of links, whose periods end no sentence, and Markdown characters that follow a sentence. */
const MARKUP = /\]\([^)\n]*\)|[*_]/g
const SENTENCE_END = /[.!?][”"’)\]]*(?=\s|$)/g
/** Readers, feeds and search engines show the answer as a whole. */
const MAX_SENTENCES = 2

/** @param body of an article, without its code @returns problems of the answer at its beginning, if it has one */
export function answerProblems(body: string, tokens: TokenTable): TextProblem[] {
  const match = ANSWER.exec(body)
  if (!match) return []
  const sentences =
    resolveTokens(match[1] ?? '', tokens)
      .text.replaceAll(MARKUP, '')
      .match(SENTENCE_END)?.length ?? 0
  if (sentences >= 1 && sentences <= MAX_SENTENCES) return []
  const message =
    sentences === 0
      ? 'The answer has no whole sentence: write one or two, each with its full stop.'
      : `The answer has ${sentences} sentences: write one or two, and the rest below it.`
  return [{ offset: match.index, message }]
}
