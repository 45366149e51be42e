/** Reads Playwright's JSON report: one line for each browser test that failed or passed only at the second attempt. */
import { stripVTControlCharacters } from 'node:util'

type Spec = {
  title: string
  ok: boolean
  file: string
  line: number
  tests: { results: { errors: { message?: string }[] }[] }[]
}
type Suite = { title: string; file: string; specs?: Spec[]; suites?: Suite[] }
/** As far as it is read here. `errors`: what failed outside any test, such as the server. */
export type BrowserReport = { suites: Suite[]; errors: { message?: string }[]; stats: { expected: number; flaky: number } }

/** As many as fit in a log. If more fail, they usually share a few causes. */
const MAX_LISTED_TESTS = 20
const MAX_LINE_LENGTH = 200

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0]?.slice(0, MAX_LINE_LENGTH) ?? ''

const isRepeated = ({ ok, tests }: Spec) => ok && tests.some(({ results }) => results.length > 1)

/** A file's suite has the name of the file, which the place already names. */
function describeTests(
  which: (spec: Spec) => boolean,
  { title, file, specs = [], suites = [] }: Suite,
  above: readonly string[] = [],
): string[] {
  const path = title === file ? above : [...above, title]
  const own = specs.filter(which).map((spec) => {
    const error = spec.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]
    return `${spec.file}:${spec.line} ${[...path, spec.title].join(' › ')}: ${firstLine(error?.message)}`.slice(0, MAX_LINE_LENGTH)
  })
  return [...own, ...suites.flatMap((suite) => describeTests(which, suite, path))]
}

/** @returns how many failed, and of the first ones place, title and the first line of the error; empty when none did */
export function describeFailures({ suites, errors }: BrowserReport): string {
  const lines = [...errors.map(({ message }) => firstLine(message)), ...suites.flatMap((suite) => describeTests(({ ok }) => !ok, suite))]
  if (lines.length === 0) return ''
  const whichOnes = lines.length > MAX_LISTED_TESTS ? `, the first ${MAX_LISTED_TESTS} of them` : ''
  return [`${lines.length} failed in the browser${whichOnes}:`, ...lines.slice(0, MAX_LISTED_TESTS).map((line) => `  ${line}`)].join('\n')
}

/** @returns those that failed first and passed then, each with what had failed */
export const describeRepeats = ({ suites }: BrowserReport) => suites.flatMap((suite) => describeTests(isRepeated, suite))

/** @returns the output without the progress lines, in which each test is one character */
export const removeProgressDots = (output: string) => output.replace(/^[·×°±FT]+\n/gm, '')
