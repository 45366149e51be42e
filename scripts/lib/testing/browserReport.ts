/** Reads Playwright's JSON report: one line for each browser test that failed. */
import { stripVTControlCharacters } from 'node:util'

type Spec = {
  title: string
  ok: boolean
  file: string
  line: number
  tests: { results: { errors: { message?: string }[] }[] }[]
}
type Suite = { title: string; file: string; specs?: Spec[]; suites?: Suite[] }
/** The parts of the report that are read here. `errors` happened outside any test, such as in the server. */
export type BrowserReport = { suites: Suite[]; errors: { message?: string }[]; stats: { expected: number } }

/** As many as fit in a log; if more fail, they usually share a few causes. */
const MAX_LISTED_TESTS = 20
const MAX_LINE_LENGTH = 200

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0]?.slice(0, MAX_LINE_LENGTH) ?? ''

/** The suite of a file has the file's name, which the place already names. */
function describeFailedTests({ title, file, specs = [], suites = [] }: Suite, above: readonly string[] = []): string[] {
  const path = title === file ? above : [...above, title]
  const own = specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const error = spec.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]
      return `${spec.file}:${spec.line} ${[...path, spec.title].join(' › ')}: ${firstLine(error?.message)}`.slice(0, MAX_LINE_LENGTH)
    })
  return [...own, ...suites.flatMap((suite) => describeFailedTests(suite, path))]
}

/** @returns the number of failures, and the first ones with place, title and first line of the error; empty if none failed */
export function describeFailures({ suites, errors }: BrowserReport): string {
  const lines = [...errors.map(({ message }) => firstLine(message)), ...suites.flatMap((suite) => describeFailedTests(suite))]
  if (lines.length === 0) return ''
  const whichOnes = lines.length > MAX_LISTED_TESTS ? `, the first ${MAX_LISTED_TESTS} of them` : ''
  return [`${lines.length} failed in the browser${whichOnes}:`, ...lines.slice(0, MAX_LISTED_TESTS).map((line) => `  ${line}`)].join('\n')
}

/** @returns the output without progress lines, which have one character a test */
export const removeProgressDots = (output: string) => output.replace(/^[·×°±FT]+\n/gm, '')
