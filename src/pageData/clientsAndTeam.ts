/** Props of clients, of their quotes and of the team, with picture files and the small print beside samples. */
import type { CollectionEntry } from 'astro:content'
import { entryBy } from '#src/contentEngine/entries/entryLookup.ts'
import type { TeamContent } from '#src/schemas/team.ts'
import type { QuoteWords } from '#src/sections/shared/CustomerQuote.tsx'
import { readPictureFile } from './pictureFiles.ts'

type Samples = CollectionEntry<'samples'>['data']
type ClientsContent = CollectionEntry<'clients'>['data']
type Testimonials = CollectionEntry<'testimonials'>['data']

function makeClientProps(client: ClientsContent['clients'][number]) {
  if (!('logo' in client)) return client
  const { file, width, height } = client.logo
  return { name: client.name, industry: client.industry, logo: { src: readPictureFile(file).src, width, height } }
}

/**
 * @param named the clients that content names, and who names them, as `entryBy` takes it; all clients without it
 * @returns the clients in the order of the names, or of the content
 * @throws Error that says which name no client has
 */
export function makeClientsProps(
  { clients, sample }: ClientsContent,
  samples: Samples,
  named?: { names: readonly string[]; where: string },
) {
  const chosen = named?.names.map((name) => entryBy((client) => client.name, clients, name, named.where)) ?? clients
  return { clients: chosen.map(makeClientProps), sampleNote: sample ? samples.clients : undefined }
}

/** @returns the texts around a quote that is a block. The block itself says whether its customer is a sample */
export const makeQuoteWords = ({ label }: Pick<Testimonials, 'label'>, samples: Samples): QuoteWords => ({
  label,
  sampleNote: samples.quotes,
})

/** @returns the quotes that home shows */
export const makeTestimonialsProps = ({ quotes, sample }: Pick<Testimonials, 'quotes' | 'sample'>, samples: Samples) => ({
  quotes,
  sampleNote: sample ? samples.quotes : undefined,
})

const makeMemberProps = ({ photo, ...member }: TeamContent['members'][number]) =>
  photo === undefined ? member : { ...member, photo: readPictureFile(photo) }

/** @returns the members in the order of the content */
export const makeMembersProps = ({ members, sample }: Pick<TeamContent, 'members' | 'sample'>, samples: Samples) => ({
  members: members.map(makeMemberProps),
  sampleNote: sample ? samples.team : undefined,
})
