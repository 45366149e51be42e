import { Lexer } from 'yaml'
import type { LineProblem } from '../problems/problemLocation.ts'

/**
 * Finds text that YAML drops as a comment: "We are #1" becomes "We are".
 * @param yaml valid YAML
 * @returns each problem, with its line in the text (from 1)
 */
export function ignoredTextProblems(yaml: string): LineProblem[] {
  const problems: LineProblem[] = []
  let line = 1
  let hasText = false
  for (const part of new Lexer().lex(yaml)) {
    const lines = part.split('\n')
    const [words = ''] = lines
    // A `#` at the start of a line is a commented-out field, and `# ` with a space is a comment. Only `#text` after other text is a
    // mistake.
    if (hasText && /^#[^\s#]/.test(part))
      problems.push({ line, message: `From # on, this line is a note that nobody sees: “${words.trim()}”. Put the whole text in quotes.` })
    if (/^&./.test(part))
      problems.push({ line, message: `“${words}” would be left out. Put the whole text in quotes, since it begins with &.` })
    line += lines.length - 1
    if (lines.length > 1) hasText = false
    // A text may span several lines, and lose the rest of its last one.
    if (/\S/.test(lines.at(-1) ?? '')) hasText = true
  }
  return problems
}
