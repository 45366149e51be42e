import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AlternativeRow, type AlternativeRowProps } from './AlternativeRow.tsx'

const steps = { none: 'not at all', hand: 'by hand', part: 'in part', full: 'in full' }
const names = ['Sheets', 'Service', 'Add-on', 'App', 'Suite']
const row: AlternativeRowProps['row'] = {
  feature: 'Ways to report',
  product: 'All four',
  advantage: '',
  values: [
    { says: 'Voicemail', reach: 'hand', gap: 'no text' },
    { says: 'An agent', reach: 'full' },
    { says: 'Set by hand', reach: 'hand', gap: 'days no one marked' },
    { says: 'No one', reach: 'none', gap: 'a call finds no one' },
    { says: 'Some', reach: 'part', gap: 'the others' },
  ],
}

it('a row of the comparison says of each alternative how far it goes and what is missing from there on, and of a whole line nothing more', () => {
  render(<AlternativeRow row={row} names={names} defaultIndex={0} product="Ours" steps={steps} missing="missing:" isFirst />)
  const said = names.map((name) => screen.getByText(`${name}:`).parentElement?.textContent?.replace(/\s+/g, ' ').trim())
  expect(said).toEqual([
    'Sheets: Voicemail by hand missing: no text',
    'Service: An agent in full',
    // "by hand" once.
    'Add-on: Set by hand missing: days no one marked',
    'App: No one not at all missing: a call finds no one',
    'Suite: Some in part missing: the others',
  ])
})
