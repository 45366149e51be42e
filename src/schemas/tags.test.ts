import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { tags } from './tags'

/** Specification, section 3, "Blog post". */
it('are at least the specified ones', () => {
  const labels = tags.parse(parse(readFileSync('src/content/tags.yaml', 'utf8'))).tags.map(({ label }) => label)
  const specified = ['Policy Templates', 'Compliance', 'HR Operations', 'Attendance Management', 'FMLA Compliance', 'Point Systems', 'NCNS']
  expect(labels).toEqual(expect.arrayContaining(specified))
})
