import { parseDocument, type YAMLError } from 'yaml'
import type { LineProblem } from '../problems/textProblem.ts'
import { yamlProblem } from './yamlProblem.ts'

/**
 * Reads YAML by the rules of all content. It refuses what its library only warns of, because that drops words.
 * @param source a file, or the fields above prose
 * @param hasDates whether a day without quotes is a date, and no text
 * @returns what stands in it; null where nothing does; or why it cannot be read, with line and cure
 */
export function readYaml(source: string, hasDates = false): { data: unknown } | { problem: LineProblem } {
  const parsed = parseDocument(source, { customTags: hasDates ? ['timestamp'] : [] })
  const [slip = null] = [...parsed.errors, ...parsed.warnings]
  if (slip) return { problem: slipProblem(source, slip) }
  try {
    return { data: parsed.toJS() }
  } catch (error) {
    // A name that is no anchor (`*others`) is an error without a place.
    return { problem: yamlProblem(source, undefined, (error as Error).message) }
  }
}

function slipProblem(source: string, { code, message, linePos }: YAMLError): LineProblem {
  const line = linePos?.[0].line
  if (code === 'MULTIPLE_DOCS' && line) return { line, message: 'A line "---" begins another file in this one. Take it out.' }
  return yamlProblem(source, line, message.replace(/ at line .*/s, ''))
}
