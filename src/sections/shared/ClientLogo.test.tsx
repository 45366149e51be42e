import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Client, ClientLogo } from './ClientLogo'

const settings: Client['wordmark'][] = ['plain', 'caps', 'light', 'spaced', 'lower', 'slanted', 'two', 'framed', 'small']
const seats: Client['seat'][] = ['before', 'after', 'disc']
const clients = settings.flatMap((wordmark) => seats.map((seat) => ({ wordmark, seat })))

it.each(clients)('a name is written as it is written, however it is set, with a mark that is not read out: $wordmark, $seat', (setting) => {
  const { container } = render(<ClientLogo name="Northbay Steel" mark="beam" {...setting} />)
  expect(container.textContent).toBe('Northbay Steel')
  expect(container.querySelectorAll('svg')).toHaveLength(1)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
