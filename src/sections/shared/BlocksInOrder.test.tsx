import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BlocksInOrder } from './BlocksInOrder'

const blocks = (['first', 'second'] as const).map((kind) => ({ kind }))
/** As Astro's renderer makes a slot (`StaticHtml` of @astrojs/react): an element also where the page leaves it empty. */
const Slot = ({ value }: { value: string }) => value.trim() && <div>{value}</div>
const drawn = (value: string) =>
  render(<BlocksInOrder blocks={blocks} draw={({ kind }) => <p>{kind}</p>} slots={{ second: <Slot value={value} /> }} />).container
    .textContent

it('a block of a page has in its place what the page has in its slot', () => expect(drawn('slotted')).toBe('firstslotted'))
it('a block of a page is drawn by its room where the page has the slot and leaves it empty', () => {
  expect(drawn('')).toBe('firstsecond')
  expect(drawn('\n  ')).toBe('firstsecond')
})
