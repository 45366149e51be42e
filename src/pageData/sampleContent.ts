/** Props of content that may be a sample (clients, the team, quotes), and the small print beside samples. */
import type { CollectionEntry } from 'astro:content'
import { entryBy } from '#src/contentEngine/entries/entryLookup.ts'
import { readCommonContent } from '#src/registry/readPage.ts'
import type { TeamContent } from '#src/schemas/team.ts'
import type { QuoteWords } from '#src/sections/shared/CustomerQuote.tsx'
import { readPictureFile } from './pictureFiles.ts'

type Samples = CollectionEntry<'samples'>['data']
type ClientsContent = CollectionEntry<'clients'>['data']

/** @returns the small print beside sample content of a kind; nothing once the content is real */
export const readSampleNote = async (isSample: boolean, kind: keyof Samples): Promise<string | undefined> =>
  isSample ? (await readCommonContent('samples'))[kind] : undefined

/** @returns the words that every quote of an industry's page or a landing page shares */
export const readQuoteWords = async (): Promise<QuoteWords> => ({
  label: (await readCommonContent('testimonials')).label,
  sampleNote: (await readCommonContent('samples')).quotes,
})

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
export async function makeClientsProps({ clients, sample }: ClientsContent, named?: { names: readonly string[]; where: string }) {
  const chosen = named?.names.map((name) => entryBy((client) => client.name, clients, name, named.where)) ?? clients
  return { clients: chosen.map(makeClientProps), sampleNote: await readSampleNote(sample, 'clients') }
}

const makeMemberProps = ({ photo, ...member }: TeamContent['members'][number]) =>
  photo === undefined ? member : { ...member, photo: readPictureFile(photo) }

/** @returns the members in the order of the content */
export const makeMembersProps = async ({ members, sample }: Pick<TeamContent, 'members' | 'sample'>) => ({
  members: members.map(makeMemberProps),
  sampleNote: await readSampleNote(sample, 'team'),
})
