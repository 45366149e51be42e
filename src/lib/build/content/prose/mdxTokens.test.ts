import { expect, it } from 'vitest'
import { mdxTokens } from './mdxTokens.ts'

const tokens = new Map([['claim:languages', '150+']])

it('the plugin for tokens in prose resolves tokens of prose before MDX takes them for code', () => {
  const { transform, enforce } = mdxTokens(() => tokens) as unknown as {
    enforce: string
    transform: { filter: { id: RegExp }; handler: (code: string) => object }
  }
  expect(enforce).toBe('pre')
  expect(['/a/b.mdx', '/a/b.mdx?x', '/a/b.mdxx', '/a/b.ts'].map((id) => transform.filter.id.test(id))).toEqual([true, true, false, false])
  expect(transform.handler('In {claim:languages}, {claim:x} {1 + 1}')).toEqual({ code: 'In 150+, {claim:x} {1 + 1}', map: null })
})
