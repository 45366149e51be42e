import { describe, expect, it } from 'vitest'
import { misplacedSections } from './sectionOrder.ts'

const HEADINGS = ['The short answer', 'What a policy must require', 'When a plain answering service is the better buy', 'Counting points']
const LINES = ['intro The short answer', 'rules Requirements', 'fit Where we fit', 'points Points']

describe('lines of sections', () => {
  it('stand beside their headings, whether or not they share a word', () => expect(misplacedSections(LINES, HEADINGS)).toEqual([]))
  it('that have changed places are named, both', () => {
    const [first = '', second = '', third = '', fourth = ''] = LINES
    expect(misplacedSections([first, fourth, third, second], HEADINGS)).toEqual([
      { line: 1, heading: 3 },
      { line: 3, heading: 1 },
    ])
  })
  it('that have moved by one are noticed', () =>
    expect(misplacedSections([...LINES.slice(1), LINES[0] ?? ''], HEADINGS).length).toBeGreaterThan(0))
  it('without words are left alone', () => expect(misplacedSections(['a A', 'b B'], ['1', '2'])).toEqual([]))
})
