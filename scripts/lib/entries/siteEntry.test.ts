/** Suites read an entry as its page does, and a mistake in it is reported at once. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { loginSchema } from '#src/schemas/pages/login.ts'
import { readSiteEntry } from './siteEntry.ts'

const CLAIM = /\{claim:/

it('an entry that a suite reads has values in the place of tokens', () => {
  const written = globSync('src/content/{features,industries}/*.yaml').filter((file) => CLAIM.test(readFileSync(file, 'utf8')))
  expect(written).not.toEqual([])
  const read = written.map((file) => readSiteEntry(file.replace(/^src\/content\/|\.yaml$/g, ''), z.looseObject({})))
  expect(JSON.stringify(read)).not.toMatch(CLAIM)
})
it('an entry that a suite cannot read is reported with its file and what is missing', () => {
  const longerLoginSchema = loginSchema.extend({ more: z.string() })
  expect(() => readSiteEntry('pages/login', longerLoginSchema)).toThrow(
    /src\/content\/pages\/login\.yaml, line \d+, more: "more" is missing/,
  )
})
