import { expect, it } from 'vitest'
import { makeClientsProps, makeQuoteWords, makeTestimonialsProps } from './clientsAndTeam.ts'

const client = (name: string) => ({ name, industry: 'Steel', mark: 'beam', wordmark: 'plain', seat: 'before' }) as const
type Content = Parameters<typeof makeClientsProps>[0]
const samples = { clients: 'Sample clients.', quotes: 'Sample quotes.' } as Parameters<typeof makeClientsProps>[1]
const content = (...clients: object[]) => ({ sample: true, clients }) as Content
const clients = content(client('Northbay'), client('Alder'), client('Quill'))
const namesOf = (names?: string[]) =>
  makeClientsProps(clients, samples, names && { names, where: 'The strip names the client' }).clients.map(({ name }) => name)

it('a page shows the clients in the order of the content, or those that it names in the order in which it names them', () => {
  expect(namesOf()).toEqual(['Northbay', 'Alder', 'Quill'])
  expect(namesOf(['Quill', 'Northbay'])).toEqual(['Quill', 'Northbay'])
})
it('content that names a client which is not there is told so, and whom there is', () =>
  expect(() => namesOf(['Nobody'])).toThrow(
    'The strip names the client "Nobody", which does not exist. There are: Northbay, Alder, Quill.',
  ))
it('samples have their small print, and real clients none', () => {
  expect(makeClientsProps(clients, samples).sampleNote).toBe('Sample clients.')
  expect(makeClientsProps({ ...clients, sample: false }, samples).sampleNote).toBeUndefined()
})
it('quotes of home have their small print while they are samples, and a quote that is a block is always given it', () => {
  expect(makeTestimonialsProps({ quotes: [], sample: true }, samples)).toEqual({ quotes: [], sampleNote: 'Sample quotes.' })
  expect(makeTestimonialsProps({ quotes: [], sample: false }, samples).sampleNote).toBeUndefined()
  expect(makeQuoteWords({ label: 'A customer' }, samples)).toEqual({ label: 'A customer', sampleNote: 'Sample quotes.' })
})
it('a logo whose file is gone stops the page, with its name', () => {
  const gone = content({ name: 'Acme', industry: 'Steel', logo: { file: 'clients/acme.svg', width: 80, height: 20 } })
  expect(() => makeClientsProps(gone, samples)).toThrow('src/content/clients/acme.svg was there when the content was read, and is gone.')
})
