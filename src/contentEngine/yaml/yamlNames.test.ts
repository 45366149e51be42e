import { expect, it } from 'vitest'
import { parseFilesByName, parseIds } from './yamlNames.ts'

it('the reading of names gives the ids of a list in their order', () => {
  expect(parseIds('members:\n  - { id: b }\n  - { id: a-1 }\n', 'members')).toEqual(['b', 'a-1'])
})
it.each([
  ['empty', ''],
  ['a text', 'members'],
  ['a text for its list', 'members: none\n'],
  ['with an id that is no address', 'members:\n  - { id: a }\n  - { id: Anna Bell }\n'],
  ['with an id that is a number', 'members:\n  - { id: 7 }\n'],
  ['without an id', 'members:\n  - { id: a }\n  - { name: none }\n'],
  ['with an empty line', 'members:\n  - { id: a }\n  -\n'],
  ['with a text for one of its list', 'members: [ text ]\n'],
  ['without its list', 'other: []\n'],
  ['no YAML', 'members:\n  - { id: a\n  - id: "b\n'],
  ['no YAML for a colon', 'members:\n  - id: a\n    bio: Note: it counts\n'],
  ['no YAML for an alias that leads nowhere', 'members: *others\n'],
])('the reading of names says of a file that is %s that it cannot be read', (_name, source) =>
  expect(parseIds(source, 'members')).toBeNull(),
)

it('the reading of names gives the files of named values, and none where an editor has not written them yet', () =>
  expect(parseFilesByName('# A note.\n"10 days": { files: [a.yaml, 7] }\n"200%": why\n12 weeks:\n8 weeks: { files: a.yaml }\n')).toEqual(
    new Map([
      ['10 days', ['a.yaml']],
      ['200%', []],
      ['12 weeks', []],
      ['8 weeks', []],
    ]),
  ))
it.each([
  ['empty', ''],
  ['a text', '10 days'],
  ['no YAML', '"10 days: why\n'],
])('the reading of names knows no names of a file that is %s', (_name, source) => expect(parseFilesByName(source)).toBeNull())
