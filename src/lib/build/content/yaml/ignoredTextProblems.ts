import { Lexer } from 'yaml'
import type { LineProblem } from '../problems/textProblem.ts'

/**
 * Words that a reader of YAML takes for its own, so that nobody would see them: "We are #1" says "We are".
 * @param yaml that can be read
 * @returns each, with its line in the text (from 1)
 */
export function ignoredTextProblems(yaml: string): LineProblem[] {
  const found: LineProblem[] = []
  let line = 1
  let isBegun = false
  for (const part of new Lexer().lex(yaml)) {
    const lines = part.split('\n')
    const [words = ''] = lines
    // A field that is switched off for a while begins its line; a note stands apart from its sign.
    if (isBegun && /^#[^\s#]/.test(part))
      found.push({ line, message: `From # on, this line is a note that nobody sees: “${words.trim()}”. Put the whole text in quotes.` })
    if (/^&./.test(part))
      found.push({ line, message: `“${words}” would be left out. Put the whole text in quotes, since it begins with &.` })
    line += lines.length - 1
    if (lines.length > 1) isBegun = false
    // A text may go on over several lines, and lose the rest of its last one.
    if (/\S/.test(lines.at(-1) ?? '')) isBegun = true
  }
  return found
}
