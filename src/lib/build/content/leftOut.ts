import { Lexer } from 'yaml'
import type { Slip } from './unreadableYaml.ts'

/**
 * Words that a reader of YAML takes for its own, so that nobody would see them: "We are #1" says "We are".
 * @param yaml that can be read
 * @returns each, with its line in the text (from 1)
 */
export function leftOut(yaml: string): Slip[] {
  const found: Slip[] = []
  let line = 1
  let isBegun = false
  for (const part of new Lexer().lex(yaml)) {
    const [words = ''] = part.split('\n')
    // A field that is switched off for a while begins its line; a note stands apart from its sign.
    if (isBegun && /^#[^\s#]/.test(part))
      found.push({ line, message: `From # on, this line is a note that nobody sees: “${words.trim()}”. Put the whole text in quotes.` })
    if (/^&./.test(part))
      found.push({ line, message: `“${words}” would be left out. Put the whole text in quotes, since it begins with &.` })
    const breaks = part.split('\n').length - 1
    line += breaks
    if (breaks > 0) isBegun = false
    else if (/\S/.test(part) && !part.startsWith('#')) isBegun = true
  }
  return found
}
