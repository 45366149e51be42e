/** CSS cannot compare two attributes, so the style sheet needs a rule for each alternative. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ALTERNATIVES } from '#src/models/comparison/alternatives.ts'
import { REACHES } from '#src/models/comparison/cellReach.ts'

const sheet = readFileSync('src/sections/comparison/alternatives.css', 'utf8')
/** The letters of each such rule: of the selected alternative, and of the affected one. */
const rules = [...sheet.matchAll(/[^{}]*\[value="[^{}]*(?=\{)/g)].map(([selectors]) =>
  [...selectors.matchAll(/\[value="(\w)"\]\S* \[[\w-]+~?="(\w)\d?"\]/g)].map(([, chosen, concerned]) => [chosen, concerned]),
)

describe('the sheet of the alternatives', () => {
  it('shows and hides them, and has a rule for each length of a line but none', () => expect(rules).toHaveLength(2 + REACHES.length - 1))
  it('has each alternative in each rule, and no other', () => {
    for (const letters of rules) expect(letters).toEqual(ALTERNATIVES.map((letter) => [letter, letter]))
  })
})
