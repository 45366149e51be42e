import { expect, it } from 'vitest'
import { joinList } from './joinList.ts'

it.each([
  [[], ''],
  [['one'], 'one'],
  [['one', 'two'], 'one or two'],
  [[3, 5, 8], '3, 5 or 8'],
] as const)('the list %j reads "%s"', (items, text) => expect(joinList(items, 'or')).toBe(text))
