import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { POLICY_WITHOUT_REMOVAL } from '#src/models/policy/examplePolicy.ts'
import { pointsYearAttributes } from '../pointsYear.attributes.ts'
import { createPointsYearScale, headroomAt } from './pointsYearScale.ts'

const styles = readFileSync('src/sections/feature/pointsYear/pointsYear.css', 'utf8')

it('the drawing of the year has a style for the last step of the ladder: a threshold that moves needs one', () => {
  const most = POLICY_WITHOUT_REMOVAL.pointLadder.at(-1)?.at
  expect(styles).toMatch(new RegExp(`\\[${pointsYearAttributes.most.attribute}="${most}"\\] \\{\\s*--most: ${most};`))
})
it('the drawing of the year leaves the words the space that its style sheet reserves for them', () => {
  const [, free] = /--free: ([\d.]+);/.exec(styles) ?? []
  expect(headroomAt(0, createPointsYearScale(365, 100))).toBe(Number(free))
})
