import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parsePolicySentences } from './policyTokens.ts'

const source = readFileSync('src/content/facts/policy-sentences.yaml', 'utf8')
it.each([
  ['a language that is missing', source.replace(/^ {2}es: [\s\S]*?(?=^ {2}#)/m, ''), /policy-sentences\.yaml, line \d+, lineAnswer › es: /],
  ['a misspelled name', source.replace('screeningQuestion:', 'screening:'), /policy-sentences\.yaml, line \d+, screening: /],
  [
    'a text that is not filled in',
    source.replace('Your report is recorded.', 'FILL IN.'),
    /policy-sentences\.yaml, line \d+, lineAnswer › en: /,
  ],
])('the tokens of the policy are refused with the place of %s in its sentences', (_case, changed, problem) =>
  expect(() => parsePolicySentences(changed)).toThrow(problem),
)
