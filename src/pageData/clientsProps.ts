/** Props of clients, with their logos and the small print beside samples. */
import type { CollectionEntry } from 'astro:content'
import { requireEntryBy } from '#src/contentEngine/entries/entryLookup.ts'
import type { SamplesContent } from '#src/schemas/shared/samples.ts'
import { readPictureFile } from './pictureFiles.ts'

type ClientsContent = CollectionEntry<'clients'>['data']

function createClientProps(client: ClientsContent['clients'][number]) {
  if (!('logo' in client)) return client
  const { file, width, height } = client.logo
  return { name: client.name, industry: client.industry, logo: { src: readPictureFile(file).src, width, height } }
}

/**
 * @param named the clients that content names, and who names them, as `requireEntryBy` takes it; all clients without it
 * @returns the clients in the order of the names, or of the content
 * @throws Error that says which name no client has
 */
export function createClientsProps(
  { clients, sample }: ClientsContent,
  samples: SamplesContent,
  named?: { names: readonly string[]; where: string },
) {
  const chosen = named?.names.map((name) => requireEntryBy((client) => client.name, clients, name, named.where)) ?? clients
  return { clients: chosen.map(createClientProps), sampleNote: sample ? samples.clients : undefined }
}
