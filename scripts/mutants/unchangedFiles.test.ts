import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { UNCHANGED } from './unchangedFiles.ts'

it.each(UNCHANGED)('%s exists, and docs/mutants.md says why it is left out', (file) => {
  expect(existsSync(file)).toBe(true)
  expect(readFileSync('docs/mutants.md', 'utf8').split('## No difference')[0]).toContain(`\`${file}\``)
})
