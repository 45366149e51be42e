/** Props of the components that list clients: a logo that is a file has its address and its size. */
import type { CollectionEntry } from 'astro:content'
import { entryBy } from '#src/lib/build/content/entries/entryLookup.ts'
import { readSampleNote } from './sampleNote.ts'

type ClientsContent = CollectionEntry<'clients'>['data']

/** Astro puts the files into the build, under names that change with them. */
const FILES = import.meta.glob<{ default: { src: string } }>('../content/clients/*.svg', { eager: true })

/** @throws Error where a checked file is gone */
function shownClient(client: ClientsContent['clients'][number]) {
  if (!('logo' in client)) return client
  const file = FILES[`../content/${client.logo.file}`]?.default
  if (!file) throw new Error(`src/content/${client.logo.file} was there when the content was read, and is gone.`)
  return { name: client.name, industry: client.industry, logo: { src: file.src, width: client.logo.width, height: client.logo.height } }
}

/**
 * @param names of the clients on a page; all without it
 * @returns the clients in the order of the names, or of the content, and the small print beside samples
 * @throws Error that says which name no client has
 */
export async function shownClients({ clients, sample }: ClientsContent, names?: readonly string[]) {
  const chosen = names?.map((name) => entryBy((client) => client.name, clients, name, 'The demo page names the client')) ?? clients
  return { clients: chosen.map(shownClient), sampleNote: await readSampleNote(sample, 'clients') }
}
