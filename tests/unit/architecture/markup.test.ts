/** Pages are addresses (docs/architecture.md): what they show is drawn by a section. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { files } from './imports'

it('pages hold no classes: their markup is a section’s', () => {
  const pages = files.filter((file) => /^pages\/.*\.astro$/.test(file))
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter((file) => /<[a-z][^>]*\sclass(:list)?=/.test(readFileSync(join('src', file), 'utf8')))).toEqual([])
})
