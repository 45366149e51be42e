import { expect, it } from 'vitest'
import { testProject } from '../entries/smallProject.testing.ts'
import { parseNewGuide } from './newGuide.ts'

const parse = (...args: string[]) => parseNewGuide(args, testProject(), { '/guides/retail.pdf': '/industries' })

it('a new guide has the slug and the name of its industry', () =>
  expect(parse('logistics')).toEqual({ slug: 'logistics', name: 'Logistics' }))

it.each([
  ['without an industry', [], /^Give the name of an industry’s file, .*Without a guide: logistics\.$/],
  ['for two', ['logistics', 'retail'], /^Give the name of an industry’s file/],
  ['for an industry that is not there', ['logistic'], /^There is no industry "logistic"\. Did you mean "logistics"\?/],
  ['at an address that leads elsewhere', ['retail'], /^\/guides\/retail\.pdf was the address of another page/],
])('a new guide is refused %s', (_what, args, sentence) => expect(() => parse(...args)).toThrow(sentence))
