/**
 * Explains why a YAML file is invalid. The parser names the line at which it gave up, in words for programmers. This module looks for the
 * mistake on that line and above, and reports it with its fix.
 */
import type { LineProblem } from '../problems/problemLocation.ts'
import { hasContent, parseYamlLine, type YamlLine } from './yamlLine.ts'
import { yamlLineProblem } from './yamlLineProblem.ts'

/**
 * A text without its closing quotation mark runs on into the fields below it. @param continuations gets the lines on which other texts continue
 */
function unclosedQuoteProblem(lines: readonly YamlLine[], continuations: Set<YamlLine>): LineProblem | null {
  for (const [index, line] of lines.entries()) {
    const mark = line.value[0]
    if ((line.key === undefined && !line.isListed) || continuations.has(line)) continue
    if (mark !== '"' && mark !== "'") continue
    const ended = mark === '"' ? /^[^"\\]*(?:\\.[^"\\]*)*"/ : /^[^']*(?:''[^']*)*'(?!')/
    if (ended.test(line.value.slice(1))) continue
    const own = line.key === undefined ? line.column : line.start
    const below = lines.slice(index + 1)
    const next = below.findIndex(({ column, key, isListed }) => column <= own && (key !== undefined || isListed))
    const following = next < 0 ? below : below.slice(0, next)
    const end = following.findIndex(({ text }) => ended.test(text))
    for (const other of following.slice(0, end + 1)) if (other.column > own) continuations.add(other)
    if (end >= 0) continue
    const curly = /[“”‘’]$/.exec(line.value)?.[0]
    const fix = curly ? `it ends with ${curly}; write a straight ${mark} there` : `write ${mark} after it`
    return { line: line.number, message: `This text begins with ${mark} and has no end: ${fix}.` }
  }
  return null
}

/** @param above the previous lines with content, the nearest first */
function columnProblem(line: YamlLine, above: readonly YamlLine[]): string | null {
  if (line.key === undefined && !line.isListed) return null
  const { isListed: isListItem, column: own } = line
  /** Lines that may continue here. A line further left has ended the others. */
  const siblings: { column: number; number: number }[] = []
  let limit = Number.POSITIVE_INFINITY
  for (const { key, hyphens, isListed, start, column, number } of above) {
    if (isListItem) for (const hyphen of hyphens) if (hyphen < limit) siblings.push({ column: hyphen, number })
    // The items of a list may begin in the column of its name.
    if (!isListItem && key !== undefined && start <= limit) siblings.push({ column: start, number })
    if (key !== undefined || isListed) limit = Math.min(limit, column)
  }
  const last = above.find(({ key, isListed }) => key !== undefined || isListed)
  const [empty] = (last && /^(?:\[\s*\]|\{\s*\})$/.exec(last.value)) ?? []
  // A field in the column of an empty one stands beside it.
  if (last && empty && (isListItem ? own >= last.start : own > last.start))
    return `${empty} in line ${last.number} says that there is nothing, and more follows here. Take ${empty} out there.`
  const isBelowName = last?.key !== undefined && last.value === '' && own >= last.start
  const [nearest] = siblings.toSorted((one, other) => Math.abs(one.column - own) - Math.abs(other.column - own))
  if (!nearest || isBelowName || siblings.some(({ column }) => column === own)) return null
  if (!isListItem && last && own >= last.start) {
    const mayLackHyphen = !last.isListed && own === last.start + 2 && last === above[0] && above[1]?.value === ''
    return `This line begins further right than line ${last.number}, which has its text already. A field begins in the column of the fields beside it; a text that goes on here has to be in quotes, since it has a colon.${mayLackHyphen ? ` If line ${last.number} begins the next one of a list, write "- " before it.` : ''}`
  }
  const what = isListItem ? 'line of the list' : 'field'
  return `This ${what} begins in column ${own + 1}. Begin it in column ${nearest.column + 1}, like the one in line ${nearest.number}.`
}

/** A line that continues a text whose closing quotation mark is on the line above. */
function afterQuotesProblem(line: YamlLine, [last]: readonly YamlLine[]): string | null {
  if (line.key !== undefined || line.isListed || !last || !/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')$/.test(last.value)) return null
  return `The text of line ${last.number} ends with its quotation mark, and more follows here. Take this line out, or put all of it in one pair of quotes.`
}

/** A line without a name that does not continue the one above it. */
function missingNameProblem(line: YamlLine, above: readonly YamlLine[]): string | null {
  const last = above.find(({ key }) => key !== undefined)
  if (line.key !== undefined || line.isListed || !last || line.column > last.start) return null
  return 'This line has no name and no colon. Write a field as "name: text"; a text that goes on from the line above begins further right than its field.'
}

function duplicateNameProblem(line: YamlLine, above: readonly YamlLine[]): string {
  const first = above.find(({ key, start }) => key === line.key && start === line.start)
  if (line.key === undefined || !first) return 'A name of this line is in its group twice. Take one out.'
  const item = first.isListed ? ' If it begins the next one of the list, write "- " before it.' : ''
  return `"${line.key}" is in one group twice, here and in line ${first.number}. Take one out.${item}`
}

/**
 * @param source the whole file
 * @param line at which the parser gave up, from 1; the last line if it does not say
 * @param parserMessage the parser's message
 * @returns the line of the mistake, and the sentence for an editor
 */
export function yamlProblem(source: string, line: number | undefined, parserMessage: string): LineProblem {
  const lines = source.split(/\r?\n/).map(parseYamlLine)
  const conflict = lines.find(({ text }) => /^(<{7}|={7}|>{7})(\s|$)/.test(text))
  if (conflict)
    return {
      line: conflict.number,
      message: 'Two versions of this file were merged, and this line marks where they differ. Keep one, and take the marks out.',
    }
  const nearestFirst = lines.slice(0, line).filter(hasContent).reverse()
  const [last, ...above] = nearestFirst
  if (last && /duplicated mapping key|keys must be unique/i.test(parserMessage))
    return { line: last.number, message: duplicateNameProblem(last, above) }
  if (last && /escape sequence/i.test(parserMessage))
    return { line: last.number, message: 'Inside "…", a backslash is written twice: \\\\. Or put the text in \'…\'.' }
  const continuations = new Set<YamlLine>()
  const quoteProblem = unclosedQuoteProblem(nearestFirst.toReversed(), continuations)
  if (quoteProblem) return quoteProblem
  // Some parsers give up on the line before.
  const next = lines.find((candidate) => candidate.number > (line ?? lines.length) && hasContent(candidate))
  const suspects = (next ? [...nearestFirst, next] : nearestFirst).filter((candidate) => !continuations.has(candidate))
  for (const suspect of suspects) {
    const before = nearestFirst.filter(({ number }) => number < suspect.number)
    const message =
      yamlLineProblem(suspect) ??
      afterQuotesProblem(suspect, before) ??
      columnProblem(suspect, before) ??
      missingNameProblem(suspect, before)
    if (message) return { line: suspect.number, message }
  }
  return {
    line: line ?? 1,
    message: `This line, or one above it, cannot be read (${parserMessage}). Put a text that has a colon in quotes; begin the fields of a group, and the lines of a list, in one column.`,
  }
}
