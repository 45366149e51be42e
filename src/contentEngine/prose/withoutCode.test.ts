import { expect, it } from 'vitest'
import { withoutCode } from './withoutCode.ts'

it.each([
  ['a block of code', 'a\n```md\n## b\n```\nc', 'a\n     \n    \n   \nc'],
  ['a block with other signs, in a list', '- a\n  ~~~\n  b\n  ~~~\nc', '- a\n     \n   \n     \nc'],
  ['a block that nobody ended', 'a\n```\nb\n', 'a\n   \n \n'],
  ['code in a line', 'a `b` c ``d ` e`` f', 'a     c           f'],
  ['a comment', 'a {/* b\nc */} d', 'a      \n      d'],
])('prose without its code blanks %s', (_what, body, left) => expect(withoutCode(body)).toBe(left))
it('prose without its code lets a backtick that stands alone be, with the paragraphs behind it', () =>
  expect(withoutCode('a ` b\n\n## c\n\nd ` e')).toBe('a ` b\n\n## c\n\nd ` e'))
