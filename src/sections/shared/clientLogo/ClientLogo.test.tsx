import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DrawnClient } from '#src/schemas/shared/clients.ts'
import { ClientLogo, logoBox } from './ClientLogo.tsx'

const settings: DrawnClient['wordmark'][] = ['plain', 'caps', 'light', 'spaced', 'lower', 'slanted', 'two', 'framed', 'small']
const seats: DrawnClient['seat'][] = ['before', 'after', 'disc']
const clients = settings.flatMap((wordmark) => seats.map((seat) => ({ wordmark, seat })))

it.each(clients)('a name is written as it is written, however it is set, with a mark that is not read out: $wordmark, $seat', (setting) => {
  const { container } = render(<ClientLogo name="Northbay Steel" mark="beam" {...setting} />)
  expect(container.textContent).toBe('Northbay Steel')
  expect(container.querySelectorAll('svg')).toHaveLength(1)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
it('a logo that is a file says whose it is, and has its room before it is there', () => {
  const logo = { src: '/_assets/acme.svg', width: 240, height: 60 }
  const { getByRole } = render(<ClientLogo name="Northbay Steel" logo={logo} />)
  const image = getByRole('img', { name: 'Northbay Steel' })
  const attributes = ['src', 'width', 'height', 'loading'].map((name) => image.getAttribute(name))
  expect(attributes).toEqual([logo.src, '112', '28', 'lazy'])
})

it.each([
  ['wide', { width: 640, height: 80 }, { width: 128, height: 16 }],
  ['square', { width: 24, height: 24 }, { width: 28, height: 28 }],
  ['small', { width: 4, height: 2 }, { width: 56, height: 28 }],
])('a %s logo keeps its shape in the room that all logos have', (_, drawn, box) => expect(logoBox(drawn)).toEqual(box))
