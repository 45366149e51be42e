import { expect, it } from 'vitest'
import { TAG_IDS, TAGS } from './tags'

it('are at least the specified ones', () => {
  expect(TAG_IDS).toEqual(Object.keys(TAGS))
  expect(Object.values(TAGS).map((tag) => tag.label)).toEqual(
    expect.arrayContaining([
      'Policy Templates',
      'Compliance',
      'HR Operations',
      'Attendance Management',
      'FMLA Compliance',
      'Point Systems',
      'NCNS',
    ]),
  )
})
it.each(Object.entries(TAGS))(
  '%s has an address, a label and a description that fits into search results',
  (id, { label, description }) => {
    expect(id).toMatch(/^[a-z][a-z0-9-]*$/)
    expect(label).toMatch(/[A-Z]/)
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
  },
)
