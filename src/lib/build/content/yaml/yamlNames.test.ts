import { expect, it } from 'vitest'
import { idsIn, namesIn } from './yamlNames.ts'

it('the reading of names gives the ids of a list in their order', () => {
  expect(idsIn('members:\n  - { id: b }\n  - { id: a }\n  - { name: none }\n  -\n  - text\n', 'members')).toEqual(['b', 'a'])
})
it.each([
  ['empty', ''],
  ['a text', 'members'],
  ['a text for its list', 'members: none\n'],
  ['without its list', 'other: []\n'],
  ['no YAML', 'members:\n  - { id: a\n  - id: "b\n'],
  ['no YAML for a colon', 'members:\n  - id: a\n    bio: Note: it counts\n'],
  ['no YAML for an alias that leads nowhere', 'members: *others\n'],
])('the reading of names says of a file that is %s that it cannot be read', (_name, source) => expect(idsIn(source, 'members')).toBeNull())

it('the reading of names gives the names of a file of named values, as an editor typed them', () =>
  expect(namesIn('# A note.\n"10 days": why\n"200%": why\n12 weeks:\n')).toEqual(['10 days', '200%', '12 weeks']))
it.each([
  ['empty', ''],
  ['a text', '10 days'],
  ['no YAML', '"10 days: why\n'],
])('the reading of names knows no names of a file that is %s', (_name, source) => expect(namesIn(source)).toBeNull())
