/** What a page is given of its row: of a kind with one entry what that says, of a folder all entries. */
import { expect, it, vi } from 'vitest'
import { routes } from '#src/site/routes.ts'
import { readFolderContent, readPageContent } from './readPage.ts'

vi.mock('astro:content', () => ({
  getCollection: async (name: string) =>
    (name === 'industries' ? ['mines', 'harbors'] : [name]).map((id) => ({ id, data: { says: `${id} says` } })),
}))

it('a page is given what its row has: single entries as what they say, folders as their entries', async () => {
  const { industriesOverview, industries, ...others } = await readPageContent(routes.industries)
  expect(industriesOverview).toEqual({ says: 'industriesOverview says' })
  expect(industries.map(({ id }) => id)).toEqual(['mines', 'harbors'])
  expect(others).toEqual({})
})
it('pages of a folder are given what they share', async () =>
  expect(await readFolderContent('features')).toEqual({
    policyTables: { says: 'policyTables says' },
    dashboards: { says: 'dashboards says' },
  }))
it('a page that is not enrolled is sent to the rows', async () =>
  await expect(readPageContent('/new' as typeof routes.home)).rejects.toThrow(/\/new is not enrolled\. .*pageContent\.ts/))
