import { expect, it, vi } from 'vitest'
import { oncePerInput } from './oncePerInput.ts'

it('a result is made once for as long as its input is the same, nothing included', () => {
  const make = vi.fn((input: string | undefined) => `made of ${input}`)
  const made = oncePerInput(make)
  expect([made(undefined), made(undefined), made('one'), made('one'), made('two'), made('one')]).toEqual(
    ['undefined', 'undefined', 'one', 'one', 'two', 'one'].map((input) => `made of ${input}`),
  )
  expect(make).toHaveBeenCalledTimes(4)
})
it('an input of which nothing can be made is tried each time', () => {
  const made = oncePerInput((input: string) => {
    if (input === 'broken') throw new Error('No.')
    return input
  })
  expect(made('whole')).toBe('whole')
  expect(() => made('broken')).toThrow('No.')
  expect(() => made('broken')).toThrow('No.')
  expect(made('whole')).toBe('whole')
})
