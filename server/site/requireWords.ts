import { ANSWER_NAMES, ERROR_NAMES, type RequestWords } from '#src/demoForm/requestWords.ts'

const hasTexts = (texts: Partial<Record<string, string>> | undefined, names: readonly string[]) =>
  names.every((name) => typeof texts?.[name] === 'string')

const isWhole = (words: Partial<RequestWords> | undefined): words is RequestWords =>
  hasTexts(words?.errors, ERROR_NAMES) && hasTexts(words?.answers, ANSWER_NAMES)

/**
 * Checked before the service starts, so that no visitor gets an answer without words.
 * @throws Error with one sentence if another version of the project has built the site
 */
export function requireWords({ requestWords }: { requestWords?: Partial<RequestWords> }): RequestWords {
  if (isWhole(requestWords)) return requestWords
  throw new Error('The built site lacks words of the demo form, because another version of the project built it. Run: npm run build')
}
