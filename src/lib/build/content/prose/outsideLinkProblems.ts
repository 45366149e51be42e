import type { TextProblem } from '../problems/textProblem.ts'
import { outsideProblem } from '../textRules/outsideProblem.ts'

/** Addresses of other sites, in the link of some words or alone: Markdown makes links of those, too. One without its https:// in a link is a slip of its own. */
const ADDRESS = /(?<![\w/.@-])(?:https?:\/\/|(?<!\]\(\s*)www\.)[^\s<>()"'`\]]+/gi
/** What else a link may have in the place of an address. Of tel: and mailto:, hardCodedContactProblems.ts has to say more. */
const OTHER_SCHEME = /(?<=\]\(\s*<?|\bhref\s*=\s*["'])(?!https?:|tel:|mailto:)(?:[a-z][a-z0-9+.-]*:|\/\/)[^\s<>()"']*/gi
const END_OF_SENTENCE = /[.,;:!?*_]+$/

/** @param text prose without its code @returns a problem for each address to which no link may lead */
export const outsideLinkProblems = (text: string): TextProblem[] =>
  [...text.matchAll(ADDRESS), ...text.matchAll(OTHER_SCHEME)].flatMap(({ 0: found, index: offset }) => {
    const message = outsideProblem(found.replace(END_OF_SENTENCE, ''))
    return message ? [{ offset, message }] : []
  })
