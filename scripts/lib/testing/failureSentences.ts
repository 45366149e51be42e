/** Turns a failed test into sentences for an editor: where, what is wrong, and what to do. */

type TestFailure = {
  /** Its path in the project. */
  file: string
  /** The name of the test. */
  name: string
  message: string
  /** As Vitest prints them; missing if the test compares nothing. */
  actual?: unknown
  expected?: unknown
}

/** @returns the strings of a printed list */
const stringsIn = (printed: string) =>
  [...printed.matchAll(/^ {2}"((?:[^"\\]|\\.)*)",$/gm)].map(([, text = '']) => text.replaceAll(/\\(["\\])/g, '$1'))
const isSentence = (text: string) => /\s.*[.?!)”"]$/s.test(text)
const inOneLine = (printed: unknown) =>
  String(printed)
    .replaceAll(/\s+/g, ' ')
    .replace(/, ([\]}])/g, ' $1')

/** @returns the sentences in the failure, or one about the compared values if it has none */
export function failureSentences({ file, name, message, actual, expected }: TestFailure): string[] {
  const found = stringsIn(String(actual))
  if (expected === '[]' && found.length > 0 && found.every(isSentence)) return found
  if (actual === undefined && isSentence(message)) return [message]
  const compared = actual === undefined ? message : `There is ${inOneLine(actual)}, and there should be ${inOneLine(expected)}`
  const fix = message.includes(': expected') ? `${message.replace(/: expected[\s\S]*/, '')} ` : ''
  // A sentence that names its file needs no other place.
  const start = fix.startsWith('src/') ? fix : `${file}: `
  return [
    `${start}This is not so any more: “${name}”. ${compared}. ${start === fix ? '' : fix}Correct what you have changed, or the other place that says it. If both are right, ask for a review with this sentence: a developer changes ${file}.`,
  ]
}
