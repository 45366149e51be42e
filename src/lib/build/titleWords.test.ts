import { expect, it } from 'vitest'
import { titleWords } from './titleWords'

it.each([
  ['A policy, clause by clause', ['A', 'policy,', 'clause', 'by\u00a0clause']],
  // Together they would be as long as a line.
  ['What no-call/no-shows cost', ['What', 'no-call/no-shows', 'cost']],
  ['Meet us', ['Meet', 'us']],
  ['Industries', ['Industries']],
])('of “%s” ties the last two where they are short', (title, words) => expect(titleWords(title)).toEqual(words))
