/** What the file of a page asks for, in one call: its head, and the content that its row in pageContent.ts names. */
import { type ContentAt, contentAt, type SharedContent, sharedContentOf } from './contentAt.ts'
import { type FolderName, folderRow, type SinglePath } from './pageContent.ts'
import { headAt, type LayoutHead } from './registry.ts'

/** @returns the head of the page at an address of its own, and its content: `const { head, faq } = await pageAt(routes.faqs)` */
export async function pageAt<Path extends SinglePath>(path: Path): Promise<{ head: LayoutHead } & ContentAt<Path>> {
  const content = await contentAt(path)
  return { head: await headAt(path), ...content }
}

/** @returns the head of the page of an entry, and what all pages of its folder show besides: `await pageOf('features', slug)` */
export async function pageOf<Name extends FolderName>(name: Name, id: string): Promise<{ head: LayoutHead } & SharedContent<Name>> {
  const content = await sharedContentOf(name)
  return { head: await headAt(folderRow(name).addressOf(id)), ...content }
}
