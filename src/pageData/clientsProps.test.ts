import { expect, it } from 'vitest'
import { createClientsProps } from './clientsProps.ts'

const client = (name: string) => ({ name, industry: 'Steel', mark: 'beam', wordmark: 'plain', seat: 'before' }) as const
type Content = Parameters<typeof createClientsProps>[0]
const samples = { clients: 'Sample clients.' } as Parameters<typeof createClientsProps>[1]
const content = (...clients: object[]) => ({ sample: true, clients }) as Content
const clients = content(client('Northbay'), client('Alder'), client('Quill'))
const namesOf = (names?: string[]) =>
  createClientsProps(clients, samples, names && { names, where: 'The strip names the client' }).clients.map(({ name }) => name)

it('a page shows the clients in the order of the content, or those that it names in the order in which it names them', () => {
  expect(namesOf()).toEqual(['Northbay', 'Alder', 'Quill'])
  expect(namesOf(['Quill', 'Northbay'])).toEqual(['Quill', 'Northbay'])
})
it('content that names a client which is not there is told so, and whom there is', () =>
  expect(() => namesOf(['Nobody'])).toThrow(
    'The strip names the client "Nobody", which does not exist. There are: Northbay, Alder, Quill.',
  ))
it('samples have their small print, and real clients none', () => {
  expect(createClientsProps(clients, samples).sampleNote).toBe('Sample clients.')
  expect(createClientsProps({ ...clients, sample: false }, samples).sampleNote).toBeUndefined()
})
it('a logo whose file is gone stops the page, with its name', () => {
  const gone = content({ name: 'Acme', industry: 'Steel', logo: { file: 'clients/acme.svg', width: 80, height: 20 } })
  expect(() => createClientsProps(gone, samples)).toThrow('src/content/clients/acme.svg was there when the content was read, and is gone.')
})
