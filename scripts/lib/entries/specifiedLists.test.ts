import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { KIND_NAMES } from './entryKinds.ts'
import { removeSpecified, withoutField, withoutItem } from './specifiedLists.ts'

describe('a list of the specification', () => {
  it.each([
    ["['a', 'b', 'c']", "['b', 'c']"],
    ["['b', 'a', 'c']", "['b', 'c']"],
    ["['b', 'a']", "['b']"],
    ["[\n  'b',\n  'a',\n]\n", "[\n  'b',\n]\n"],
    ["{\n  one: 'a',\n  two: 'b',\n}", "{\n  two: 'b',\n}"],
    ["['a-b', 'b-a'] f('a')", "['a-b', 'b-a'] f('a')"],
  ])('has an item no more, in one line or in several: %j', (before, after) => expect(withoutItem(before, 'a')).toBe(after))
  it.each([
    ["  a: 'A',\n  ab: 'B',\n", "  ab: 'B',\n"],
    ["  'a': [['b', C]],\n  b: 1,\n", '  b: 1,\n'],
    ['  b: 1,\n  a: {\n    of: [\n      1,\n    ],\n  },\n  c: 2,\n', '  b: 1,\n  c: 2,\n'],
  ])('has a field no more, however long it is: %j', (before, after) => expect(withoutField(before, 'a')).toBe(after))

  it.each(KIND_NAMES)('lies where it is looked for: %s', (kind) => {
    const files = globSync('{src/site,tests}/**/*.ts')
    removeSpecified(
      (where) => expect(files.some((file) => (where instanceof RegExp ? where.test(file) : where === file))).toBe(true),
      kind,
      [],
    )
  })
})
