import { expect, it } from 'vitest'
import { idsIn } from './skeleton'

it('gives the ids of a list in their order, and none of a file that is broken', () => {
  expect(idsIn('members:\n  - { id: b }\n  - { id: a }\n  - { name: none }\n', 'members')).toEqual(['b', 'a'])
  for (const broken of ['', 'members: none\n', 'other: []\n']) expect(idsIn(broken, 'members')).toEqual([])
})
