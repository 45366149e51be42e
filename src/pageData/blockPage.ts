/** Pages that are lists of blocks. */
import { type WithSceneData, withSceneData } from '#src/illustrations/scenes/sceneData.ts'
import type { FolderName } from '#src/registry/pageContent.ts'
import { type FolderData, readEntryPage } from '#src/registry/readPage.ts'
import type { DashboardWords } from '#src/schemas/dashboards.ts'
import { pictureFiles } from './pictureFiles.ts'

/** Folders whose pages show any picture of the product: their rows name the words of dashboards. */
type BlockFolder = { [Name in FolderName]: FolderData<Name> extends SceneWords ? Name : never }[FolderName]
type SceneWords = { dashboards: DashboardWords }
type BlockPage = { opening: { heading: string; picture?: object }; blocks: readonly object[] }

/** A first screen whose picture of the product has all that it draws. */
type OpeningWithScene<Own> = { [Field in keyof Own]: Field extends 'picture' ? WithSceneData<Own[Field]> : Own[Field] }
/** A page whose pictures of the product have all that they draw. */
type PageWithScenes<Page extends BlockPage> = Omit<Page, 'opening' | 'blocks'> & {
  opening: OpeningWithScene<Page['opening']>
  blocks: WithSceneData<Page['blocks'][number]>[]
}

function withScene<Own extends BlockPage['opening']>(opening: Own, words: SceneWords): OpeningWithScene<Own> {
  const { picture } = opening
  // TypeScript does not follow that only the picture was replaced.
  return (picture ? { ...opening, picture: withSceneData(picture, words) } : opening) as OpeningWithScene<Own>
}

/**
 * @returns the base of an entry's page, what the row of its folder names, the picture files, and the fields of the entry as `page`, whose
 *   pictures of the product have all that they draw
 */
export async function readBlockPage<Name extends BlockFolder, Page extends BlockPage>(entry: { id: string; collection: Name; data: Page }) {
  const { id, collection, data } = entry
  const entryPage = await readEntryPage(collection, id)
  // The type of `BlockFolder` ensures that they are there, but TypeScript loses this for any one of the folders.
  const { dashboards } = entryPage as object as SceneWords
  const blocks: readonly Page['blocks'][number][] = data.blocks
  const page: PageWithScenes<Page> = {
    ...data,
    opening: withScene<Page['opening']>(data.opening, { dashboards }),
    blocks: blocks.map((block) => withSceneData(block, { dashboards })),
  }
  return { ...entryPage, page, pictures: pictureFiles }
}
