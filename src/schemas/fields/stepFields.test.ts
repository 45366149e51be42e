import { expect, it } from 'vitest'
import { gateFitsLook } from './stepFields.ts'

const steps = ['one', 'two', 'three']

it.each([
  [true, { look: 'gate', gate: 3, steps }],
  [false, { look: 'gate', steps }],
  [false, { look: 'gate', gate: 4, steps }],
  [true, { look: 'stops', steps }],
  [false, { look: 'stops', gate: 2, steps }],
])('the check of a line’s fields says %s of %o', (isRight, block) => {
  expect(gateFitsLook(block)).toBe(isRight)
})
