import { expect, it, vi } from 'vitest'
import { makeClientsProps } from './sampleContent.ts'

vi.mock('astro:content', () => ({ getCollection: async () => [{ data: { clients: 'Sample clients.' } }] }))

const client = (name: string) => ({ name, industry: 'Steel', mark: 'beam', wordmark: 'plain', seat: 'before' }) as const
type Content = Parameters<typeof makeClientsProps>[0]
const content = (...clients: object[]) => ({ sample: true, clients }) as Content
const clients = content(client('Northbay'), client('Alder'), client('Quill'))
const namesOf = async (names?: string[]) =>
  (await makeClientsProps(clients, names && { names, where: 'The strip names the client' })).clients.map(({ name }) => name)

it('a page shows the clients in the order of the content, or those that it names in the order in which it names them', async () => {
  expect(await namesOf()).toEqual(['Northbay', 'Alder', 'Quill'])
  expect(await namesOf(['Quill', 'Northbay'])).toEqual(['Quill', 'Northbay'])
})
it('content that names a client which is not there is told so, and whom there is', async () =>
  await expect(namesOf(['Nobody'])).rejects.toThrow(
    'The strip names the client "Nobody", which does not exist. There are: Northbay, Alder, Quill.',
  ))
it('samples have their small print, and real clients none', async () => {
  expect((await makeClientsProps(clients)).sampleNote).toBe('Sample clients.')
  expect((await makeClientsProps({ ...clients, sample: false })).sampleNote).toBeUndefined()
})
it('a logo whose file is gone stops the page, with its name', async () => {
  const gone = content({ name: 'Acme', industry: 'Steel', logo: { file: 'clients/acme.svg', width: 80, height: 20 } })
  await expect(makeClientsProps(gone)).rejects.toThrow('src/content/clients/acme.svg was there when the content was read, and is gone.')
})
