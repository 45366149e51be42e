import { expect, it } from 'vitest'
import { blockOf } from './blockOf.ts'

const blocks = [{ kind: 'cards' as const }, { kind: 'results' as const, heading: 'First' }, { kind: 'results' as const, heading: 'Second' }]

it('a block of a page is found by its kind, the first one of several', () => expect(blockOf(blocks, 'results').heading).toBe('First'))
it('a block that a schema should have asked for is missed by its kind', () =>
  expect(() => blockOf(blocks.slice(0, 1), 'results')).toThrow('A page without the block "results" has passed its schema.'))
