/** The text of an article contains the numbers of its titles and of its cover. */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { findUnsaidNumbers, unsaidNumberProblems } from './copiedNumbers.ts'

it.each(globSync('src/content/blog/*.mdx').map((file) => basename(file, '.mdx')))(
  '%s says the numbers of its titles and of its cover',
  (slug) => expect(unsaidNumberProblems(slug)).toEqual([]),
)

const BODY = 'At 5:10, four people missed 1,250 shifts, which cost $78.83 each.\n'
it.each([
  ['of a title', 'Four people, 1,250 shifts', []],
  ['of a title, one of them another', '16 people, 1250 shifts', [16]],
  ['of a title, but for a small count', 'In one text, 1,250 shifts', []],
  ['of a cover', { kind: 'towers', bars: [{ value: 79, label: 'Each' }, { value: 1250 }] }, []],
  ['of a cover, one of them another', { kind: 'towers', caption: '4 shifts', bars: [{ value: 78 }, { value: 1250 }] }, [78]],
  ['of the times of a cover', { moments: [{ time: '05:10', label: 'A call' }, { time: '05:25' }] }, [25]],
  ['of a field that is left out', undefined, []],
])('the text says the numbers %s', (_what, field, unsaid) => expect(findUnsaidNumbers(field, BODY)).toEqual(unsaid))
