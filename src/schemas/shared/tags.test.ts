import { expect, it } from 'vitest'
import { findProblems } from '../findProblems.testing.ts'
import { tagsSchema } from './tags.ts'

const DESCRIPTION = 'Articles on a subject that readers look for, with what they can take away from each of them.'
const tagsWith = (...labels: string[]) => ({
  tags: labels.map((label, index) => ({ id: `tag-${index}`, label, description: DESCRIPTION })),
})
const problemsOf = (...labels: string[]) => findProblems(tagsSchema, tagsWith(...labels))
const SPECIFIED = ['Policy Templates', 'Compliance', 'HR Operations', 'Attendance Management', 'FMLA Compliance', 'Point Systems', 'NCNS']

it('tags are at least the specified ones (section 3, "Blog post"), in any order', () =>
  expect(problemsOf('Call Center', ...SPECIFIED.toReversed())).toEqual([]))
it('a specified tag that is missing or has another name is reported', () =>
  expect(problemsOf(...SPECIFIED.map((label) => (label === 'NCNS' ? 'No-shows' : label)))).toEqual([
    expect.stringMatching(/^tags: The specification names these tags: NCNS\./),
  ]))
