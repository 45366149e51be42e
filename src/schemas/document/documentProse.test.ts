/** Messages about the text of a document. */
import { expect, it } from 'vitest'
import { bodyProblems } from '#src/contentEngine/proseRules/bodyProblems.ts'
import { proseTags } from '#src/models/names/proseNames.ts'
import { documentProseRule } from './documentProse.ts'

const BODY = '\n## One\n\nText.\n\n## Two\n'
const messagesOf = (body: string, data: Record<string, unknown> = {}) =>
  bodyProblems(body, data, { tokens: new Map(), tags: proseTags, proseRule: documentProseRule }).map(
    ({ offset, message }) => `${body.slice(0, offset).split('\n').length}: ${message}`,
  )

it.each(['Chart', 'TemplateCard'])('a document with a <%s> is refused, with its line', (name) =>
  expect(messagesOf(`${BODY}\n<${name} id="call-in-policy" />\n`)).toEqual([expect.stringMatching(`^8: Only articles have <${name}>`)]),
)

it('a document’s key promises no time that the text does not', () => {
  const key = (time: string) => ({ key: { rows: [{ time }, { time: 7 }, null] } })
  expect(messagesOf(BODY.replace('Text.', 'Kept for 7 years.'), key('7 years'))).toEqual([])
  expect(messagesOf(BODY, key('7 years'))).toEqual([expect.stringMatching(/^1: "key" says “7 years”/)])
  expect(messagesOf(BODY, { key: null })).toEqual([])
})
