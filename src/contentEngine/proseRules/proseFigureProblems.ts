import { type AllowedFigures, refusedFigures, typedFigureProblem } from '../figures/allowedFigures.ts'
import type { TextProblem } from '../problems/problemLocation.ts'
import { blankCopyOf } from '../prose/withoutCode.ts'
import { type TokenTable, withoutTokens } from '../tokens/resolveTokens.ts'

/** Comments, which nobody sees, and worked examples, whose numbers are examples. */
const NOT_STATED = /\{\/\*[\s\S]*?\*\/\}|<Example\b[\s\S]*?<\/Example>/g
const PARAGRAPH = /(?:[^\n]*\S[^\n]*\n?)+/g
/** Markdown characters and the addresses of links, which readers do not see. */
const MARKUP = /[*_`]|\]\([^)\n]*\)/g

/** @param typedClaims figures that are refused already @returns a problem for each figure that the file may not type */
export function proseFigureProblems(
  body: string,
  tokens: TokenTable,
  allowedFigures: AllowedFigures,
  typedClaims: readonly { figure: string }[],
): TextProblem[] {
  const figuresOf = (part: string) => refusedFigures(withoutTokens(part, tokens).replaceAll(MARKUP, ''), allowedFigures, typedClaims)
  const statedText = body.replaceAll(NOT_STATED, blankCopyOf)
  return [...statedText.matchAll(PARAGRAPH)].flatMap(({ 0: paragraph, index }) =>
    figuresOf(paragraph).map((figure) => {
      const lines = paragraph.split('\n')
      // A figure that breaks over two lines is in neither.
      const line = Math.max(
        lines.findIndex((text) => figuresOf(text).includes(figure)),
        0,
      )
      const before = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0)
      return { offset: index + before, message: typedFigureProblem(figure, allowedFigures, tokens) }
    }),
  )
}
