import { parseDocument, type YAMLError } from 'yaml'
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import type { LineProblem } from '../problems/problemLocation.ts'
import { yamlProblem } from './yamlProblem.ts'

/**
 * Parses YAML by the rules of all content. It also refuses what the library only warns about, because that drops words.
 * @param source a file, or the fields above prose
 * @param hasDates whether a day without quotes is a date instead of a text
 * @returns the parsed data, null if it is empty; or the problem, with line and fix
 */
export function parseYaml(source: string, hasDates = false): { data: unknown } | { problem: LineProblem } {
  const parsed = parseDocument(source, { customTags: hasDates ? ['timestamp'] : [] })
  const [mistake = null] = [...parsed.errors, ...parsed.warnings]
  if (mistake) return { problem: describeParserError(source, mistake) }
  try {
    return { data: parsed.toJS() }
  } catch (error) {
    // An unknown anchor (`*others`) is an error without a place.
    return { problem: yamlProblem(source, undefined, errorMessageOf(error)) }
  }
}

function describeParserError(source: string, { code, message, linePos }: YAMLError): LineProblem {
  const line = linePos?.[0].line
  if (code === 'MULTIPLE_DOCS' && line) return { line, message: 'A line "---" begins another file in this one. Take it out.' }
  return yamlProblem(source, line, message.replace(/ at line .*/s, ''))
}
