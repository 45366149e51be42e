/** Times and codes are set in the faces of the house: no class reaches for whatever mono a system has. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the theme offers no class for the system’s mono', () => {
  const tokens = readFileSync('src/styles/designTokens.css', 'utf8')
  expect(tokens).toMatch(/^\s*--font-mono: initial;$/m)
})
