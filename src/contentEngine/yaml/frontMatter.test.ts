import { expect, it } from 'vitest'
import { frontMatterProblem } from './frontMatter.ts'

it.each(['---\ntitle: a\n---\nText', '\ufeff---\ntitle: a\n---', '\n---\ntitle: a\n---\n', '---  \r\ntitle: a\r\n---\r\n'])(
  'front matter is found between its two lines in %j',
  (source) => expect(frontMatterProblem(source)).toBeNull(),
)
it.each([
  ['---\ntitle: a\n\nText', /have no end: write a line "---"/],
  ['title: a\n---\nText', /begins with a line "---".*Its first line is "title: a"/],
  ['—\ntitle: a\n---', /first line is "—"/],
  ['\ufeff\n  —  \r\ntitle: a\n---', /first line is "—"/],
  [' \n\n---\ntitle: a\n\nText', /have no end/],
  [`${'A long beginning '.repeat(4)}\n`, /first line is "A long beginning A long beginning A long"\.$/],
  ['', /first line is ""/],
])('the reader of front matter says what is missing in %j', (source, message) =>
  expect(frontMatterProblem(source)).toEqual({ line: 1, message: expect.stringMatching(message) }),
)
