import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cn } from './cn.ts'

const tokens = readFileSync(new URL('../../../styles/designTokens.css', import.meta.url), 'utf8')
const names = (kind: string) => [...tokens.matchAll(new RegExp(`--${kind}-([\\w-]+):`, 'g'))].map((match) => match[1] ?? '')

it('cn joins classes and leaves out empty values', () => {
  expect(cn('flex', undefined, false, null, ['p-2', { hidden: false, grow: true }])).toBe('flex p-2 grow')
})
it('cn keeps the later of two conflicting classes', () => expect(cn('p-2 text-ink', 'p-4 text-ink-2')).toBe('p-4 text-ink-2'))

describe('names of designTokens.css', () => {
  it.each(names('text').filter((name) => !name.includes('--')))('text-%s is a size, and no color', (name) => {
    expect(cn('text-ink', `text-${name}`)).toBe(`text-ink text-${name}`)
    expect(cn('text-sm', `text-${name}`)).toBe(`text-${name}`)
  })
  it.each(names('shadow'))('shadow-%s is a shadow, and no color', (name) => {
    expect(cn('shadow-lg', `shadow-${name}`)).toBe(`shadow-${name}`)
  })
})
