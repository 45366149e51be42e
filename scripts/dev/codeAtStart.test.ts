import { expect, it } from 'vitest'
import { findReached } from '#tests/unit/architecture/imports.ts'
import { CODE_AT_START } from './codeAtStart.ts'

it('development starts again for each folder from which tokens get their values', () => {
  const reached = findReached('facts/tokenTable.ts').filter(({ to }) => !to.startsWith('package:'))
  expect(reached.length).toBeGreaterThan(10)
  // What only joins and formats is in lib.
  const values = reached.filter(({ to }) => !to.startsWith('lib/'))
  expect(values.filter(({ to }) => !CODE_AT_START.some((folder) => `src/${to}`.startsWith(`${folder}/`))).map(({ to }) => to)).toEqual([])
})
