import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { clients as schema } from '../../schemas/clients'
import { type Client, ClientLogo } from './ClientLogo'

const { clients } = schema.parse(parse(readFileSync('src/content/clients.yaml', 'utf8')))

it.each(clients)('$name is written as it is written, however it is set, with a mark that is not read out', (client) => {
  const { container } = render(<ClientLogo {...client} />)
  expect(container.textContent).toBe(client.name)
  expect(container.querySelectorAll('svg')).toHaveLength(1)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
it('sets no company as the one before it', () => {
  const look = ({ wordmark, seat }: Client) => `${wordmark} ${seat}`
  expect(clients.filter((client, index) => look(client) === look(clients[index - 1] ?? client) && index > 0)).toEqual([])
  expect(new Set(clients.map(look)).size).toBeGreaterThan(clients.length / 2)
  expect(new Set(clients.map(({ mark }) => mark)).size).toBe(clients.length)
})
