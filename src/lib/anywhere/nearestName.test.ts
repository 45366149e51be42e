import { describe, expect, it } from 'vitest'
import { nearestName } from './nearestName'

describe('the name that was meant', () => {
  it.each([
    ['langauges', ['languages', 'locations'], 'languages'],
    ['langu', ['languages'], 'languages'],
    ['languagesss', ['languages'], 'languages'],
    ['xy', ['abcdefgh'], null],
    ['x', ['ab', 'abcd'], 'ab'],
    ['anything', [], null],
    ['abcdzzzzzzzzzzzzzzzz', ['abcdefgh'], 'abcdefgh'],
    ['abczzzzzzzzzzzzzzzzz', ['abcdefgh'], null],
  ])('for %j among %j is %j', (written, known, meant) => expect(nearestName(written, known)).toBe(meant))
})
