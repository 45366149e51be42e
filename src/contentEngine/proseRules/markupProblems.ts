/**
 * Finds mistakes that make MDX fail: unknown names, unclosed tags, characters that look like the beginning of a tag or of code. MDX's own
 * messages have neither the file nor a fix.
 */
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import type { TextProblem } from '../problems/problemLocation.ts'
import { findProseTag, type ProseTag } from '../prose/proseTags.ts'
import { blankCopyOf } from '../prose/withoutCode.ts'
import { type TokenTable, withoutTokens } from '../tokens/resolveTokens.ts'

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g
/** A name with its attributes, whose values may contain any character. */
const TAG = /(?<!\\)<(?<end>\/?)(?<name>[A-Za-z][\w.-]*)(?![\w.:@-])(?<rest>(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^"'<>{}])*?)(?<alone>\/?)>/g
/** A "<" that begins no tag, and that MDX does not print. */
const STRAY_BRACKET = /(?<!\\)<(?!\s|$)\S{0,12}/g
const BRACES = /(?<!\\)(?:\{[^{}\n]*\}|[{}])/g

/** @param body without its code @param tags components that a text may have @returns each problem, with its location in the body */
export function markupProblems(body: string, tokens: TokenTable, tags: readonly ProseTag[]): TextProblem[] {
  const problems: TextProblem[] = []
  const text = body.replaceAll(COMMENT, (comment, offset: number) => {
    problems.push({ offset, message: 'Write a comment as {/* … */}: nobody sees it.' })
    return blankCopyOf(comment)
  })
  // `resolveTokens` reports tokens and mistyped ones.
  const plain = withoutTokens(text, tokens).replaceAll(TAG, blankCopyOf)
  for (const { 0: found, index: offset } of plain.matchAll(STRAY_BRACKET)) problems.push({ offset, message: strayBracketMessage(found) })
  for (const { 0: braces, index: offset } of plain.matchAll(BRACES))
    problems.push({
      offset,
      message: `${braces} is no token (docs/tokens.md lists all). A brace that is to be printed is written \\{ or \\}.`,
    })
  return [...problems, ...tagProblems(text, tags)]
}

function strayBracketMessage(text: string): string {
  if (/^<(https?:|mailto:)/.test(text)) return 'An address is linked as [words](https://…).'
  if (/^<\/?[A-Za-z]/.test(text)) return `${text} begins a tag without an end: look for a missing > or quotation mark.`
  return `${text} looks like the beginning of a tag: write "fewer than" or "less than", or &lt; for the sign.`
}

/** @returns the known name that was probably meant. An HTML name is known, unless it is one of our names in lowercase. */
function intendedTag(name: string, tags: readonly ProseTag[]): { known: string; isKnown: boolean } {
  const names = tags.map((tag) => tag.name)
  const same = names.find((written) => written.toLowerCase() === name.toLowerCase())
  const isHtml = /^[a-z]/.test(name) && same === undefined
  if (isHtml || same === name) return { known: name, isKnown: true }
  return { known: same ?? nearestName(name, names) ?? name, isKnown: false }
}

const unknownTag = (name: string, known: string) =>
  `There is no <${name}>. ${known === name ? 'docs/adding-an-article.md lists what there is.' : `Did you mean <${known}>?`}`

function tagProblems(text: string, tags: readonly ProseTag[]): TextProblem[] {
  const problems: TextProblem[] = []
  const open: { name: string; known: string; offset: number }[] = []
  const reportUnclosed = ({ name, known, offset }: (typeof open)[number]) => {
    const fix = findProseTag(tags, known)?.holdsText ? `write </${known}> after what it holds` : `write <${name} … /> if it holds nothing`
    problems.push({ offset, message: `<${name}> has no end: ${fix}.` })
  }
  for (const { groups: { end, name = '', rest = '', alone } = {}, index: offset } of text.matchAll(TAG)) {
    const { known, isKnown } = intendedTag(name, tags)
    const openIndex = end ? open.findLastIndex((tag) => tag.known === known) : -1
    const isReported = open[openIndex]?.name === name
    if (!(isKnown || isReported)) problems.push({ offset, message: unknownTag(name, known) })
    const missing = end ? undefined : findProseTag(tags, name)?.needs?.find((attribute) => !new RegExp(`\\b${attribute}\\s*=`).test(rest))
    if (missing) problems.push({ offset, message: `<${name}> needs its ${missing}: write <${name} ${missing}="…">.` })
    if (!(end || alone)) open.push({ name, known, offset })
    if (end && openIndex < 0 && isKnown)
      problems.push({ offset, message: `</${name}> ends what has not begun: remove it, or write <${name}> above it.` })
    if (end && openIndex >= 0) open.splice(openIndex).slice(1).forEach(reportUnclosed)
  }
  open.forEach(reportUnclosed)
  return problems
}
