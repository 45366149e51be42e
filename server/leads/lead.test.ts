import { expect, it } from 'vitest'
import { createReference } from './lead.ts'

it('a reference has no characters that look alike, and each is unique', () => {
  const references = Array.from({ length: 200 }, createReference)
  expect(references.filter((reference) => !/^PP-[2-9A-HJKMNP-TV-Z]{8}$/.test(reference))).toEqual([])
  expect(new Set(references).size).toBe(200)
})
