import { expect, it } from 'vitest'
import { titleWords } from './titleWords.ts'

it.each([
  ['A policy, clause by clause', ['A', 'policy,', 'clause', 'by\u00a0clause']],
  // The maximum length of two words that stay together, and one letter more.
  ['What pays for shift coverage', ['What', 'pays', 'for', 'shift\u00a0coverage']],
  ['What it takes, covering shifts', ['What', 'it', 'takes,', 'covering', 'shifts']],
  // Together they would be as long as a line.
  ['What no-call/no-shows cost', ['What', 'no-call/no-shows', 'cost']],
  ['Meet us', ['Meet', 'us']],
  ['Industries', ['Industries']],
])('the title “%s” ties the last two where they are short', (title, words) => expect(titleWords(title)).toEqual(words))
