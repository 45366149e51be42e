import { describe, expect, it } from 'vitest'
import { PlainError } from '../project.ts'
import { pathsOfId, withoutItems, withValues } from './yamlEdits.ts'

const FILE = 'src/content/shared/tags.yaml'
const withTitle = (source: string, title = 'New', file = FILE) => withValues(source, file, () => [['title']], title)
const withId = (source: string) =>
  withValues<{ tags: unknown }>(source, FILE, ({ tags }) => pathsOfId(tags, 'old', ['tags']).map((path) => [...path, 'id']), 'new')
const withoutOld = (source: string) => withoutItems<{ tags: unknown }>(source, FILE, ({ tags }) => pathsOfId(tags, 'old', ['tags']))

describe('another value in YAML', () => {
  it.each([
    ['title: Old\n', 'title: New\n'],
    ['title: Old', 'title: New'],
    ['title: Old # a note\n\n# Another.\nx:  [ 1,2 ]\n', 'title: New # a note\n\n# Another.\nx:  [ 1,2 ]\n'],
    ['title:   "Old" # a note\n', 'title:   "New" # a note\n'],
    ["title: 'Old'\n", "title: 'New'\n"],
    ['title: Old words\n  that go on\nx: 1\n', 'title: New\nx: 1\n'],
    ['title: > # a note\n  Old words\n  that go on\n\nx: 1\n', 'title: "New" # a note\n\nx: 1\n'],
    ['title: |-\n  Old\nx: 1\n', 'title: "New"\nx: 1\n'],
    ['{ title: Old, x: 1 }\n', '{ title: New, x: 1 }\n'],
    ['title: Old # a note\r\nx: 1\r\n', 'title: New # a note\r\nx: 1\r\n'],
    ['title: >-\r\n  Old words\r\n  that go on\r\nx: 1\r\n', 'title: "New"\r\nx: 1\r\n'],
  ])('leaves everything else as it is: %j', (before, after) => expect(withTitle(before)).toBe(after))
  it.each([
    ['Prices: a table', 'title: "Prices: a table"\n'],
    ['2027', 'title: "2027"\n'],
    ['Shops, malls', 'title: "Shops, malls"\n'],
    ["Men's wear", "title: Men's wear\n"],
  ])('is in quotes where it needs them: %s', (title, after) => expect(withTitle('title: Old\n', title)).toBe(after))
  it('stands above prose, which stays as it is', () =>
    expect(withTitle('\ufeff---\r\ntitle: "Old" # a note\r\n---\r\n\r\ntitle: Old\r\n', 'New', 'a.mdx')).toBe(
      '\ufeff---\r\ntitle: "New" # a note\r\n---\r\n\r\ntitle: Old\r\n',
    ))
  it.each([
    ['tags:\n  - id: "old" # a note\n    label: old\n', 'tags:\n  - id: "new" # a note\n    label: old\n'],
    ['tags:\n  - label: old\n    id: old\n  - { id: older }\n', 'tags:\n  - label: old\n    id: new\n  - { id: older }\n'],
    ['tags:\r\n- id: old\r\n', 'tags:\r\n- id: new\r\n'],
    ['tags: [{ id: old }, { id: other }]\n', 'tags: [{ id: new }, { id: other }]\n'],
  ])('is that of the item with an id: %j', (before, after) => expect(withId(before)).toBe(after))
  it.each(['x: 1\n', 'a: &a Old\ntitle: *a\n', 'title: [ Old ]\n', 'title:\n', 'title: "Old\n'])(
    'is refused, with the file, where nobody could tell what would come of it: %j',
    (source) => {
      expect(() => withTitle(source)).toThrow(PlainError)
      expect(() => withTitle(source)).toThrow(FILE)
    },
  )
})

describe('YAML without an item', () => {
  it.each([
    ['tags:\n  - id: old\n    label: x\n  - id: b\n', 'tags:\n  - id: b\n'],
    [
      'tags:\n  - id: a\n  - id: "old" # a note\n    text: >\n      Long\n      words\n\n  # Of b.\n  - id: b\n',
      'tags:\n  - id: a\n\n  # Of b.\n  - id: b\n',
    ],
    ['tags:\r\n  - id: a\r\n  - id: old # a note\r\n    label: x # a note\r\n# The end.\r\n', 'tags:\r\n  - id: a\r\n# The end.\r\n'],
    ['tags:\n  - id: a\n  - id: old', 'tags:\n  - id: a\n'],
    ['tags:\n  - id: old\n\nx: 1\n', 'tags: []\n\nx: 1\n'],
  ])('keeps the lines around it: %j', (before, after) => expect(withoutOld(before)).toBe(after))
  it('has no name of a group any more', () => {
    const without = (source: string) => withoutItems(source, FILE, () => [['legal', 'a.mdx']])
    expect(without('legal:\r\n  "a.mdx": { by: A } # a note\r\n\r\nlanguages: {}\r\n')).toBe('legal: {}\r\n\r\nlanguages: {}\r\n')
    expect(without('legal:\n  b.mdx:\n    by: B\n  a.mdx:\n    by: A\n# Next.\nx: 1\n')).toBe(
      'legal:\n  b.mdx:\n    by: B\n# Next.\nx: 1\n',
    )
  })
  it.each(['tags: [{ id: old }, { id: b }]\n', 'tags: # a note\n  - id: old\n', 'tags:\n  -\n    id: old\n  - id: b\n'])(
    'is refused where more than its lines would have to change: %j',
    (source) => expect(() => withoutOld(source)).toThrow(/tags\.yaml, tags › 0: This cannot be changed as it is written, so nothing is/),
  )
})
