import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { INDUSTRY_NAMES } from '../../src/lib/anywhere/names/industryNames'
import { findListedName, NAME_LISTS, withNameAdded, withNameReplaced, withoutName } from './nameLists'

const list = (...lines: string[]) => `/** About it. */\nexport const NAMES = {\n${lines.map((line) => `  ${line},\n`).join('')}} as const\n`
const TWO_NAMES = list("retail: 'Retail'", "'food-beverage': 'Food & beverage'")

describe('a list of names that the header shows', () => {
  it('is read as it is written', () => {
    const text = readFileSync(NAME_LISTS.industry, 'utf8')
    for (const [slug, name] of Object.entries(INDUSTRY_NAMES)) expect(findListedName(text, slug)).toBe(name)
    expect(findListedName(TWO_NAMES, 'food')).toBeNull()
  })
  it('gets one more at its end, written as the formatter writes it', () => {
    expect(withNameAdded(TWO_NAMES, 'air-ports', "Men's wear")).toBe(
      list("retail: 'Retail'", "'food-beverage': 'Food & beverage'", `'air-ports': "Men's wear"`),
    )
    expect(findListedName(withNameAdded(TWO_NAMES, 'mens', "Men's wear"), 'mens')).toBe("Men's wear")
  })
  it('keeps the place of one that is renamed', () => {
    expect(withNameReplaced(TWO_NAMES, 'retail', 'retail-shops', 'Shops')).toBe(
      list("'retail-shops': 'Shops'", "'food-beverage': 'Food & beverage'"),
    )
    expect(withNameReplaced(TWO_NAMES, 'food-beverage', 'food', 'Food')).toBe(list("retail: 'Retail'", "food: 'Food'"))
  })
  it('loses one that is retired', () => {
    expect(withoutName(TWO_NAMES, 'food-beverage')).toBe(list("retail: 'Retail'"))
    expect(withoutName(TWO_NAMES, 'food')).toBe(TWO_NAMES)
  })
})
