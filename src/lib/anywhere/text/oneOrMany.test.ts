import { expect, it } from 'vitest'
import { oneOrMany } from './oneOrMany.ts'

it('one thing is one, and none or several are many', () =>
  expect([0, 1, 2].map((count) => oneOrMany(count, { one: 'question', many: 'questions' }))).toEqual([
    'questions',
    'question',
    'questions',
  ]))
