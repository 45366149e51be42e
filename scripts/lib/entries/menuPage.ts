/** Finds what the header's menu shows of an industry or a feature. */
import { parse } from 'yaml'
import { type EntryKindName, listEntryFiles } from './entryKinds.ts'
import type { ProjectTexts } from './projectTexts.ts'

export type MenuPage = { name: string; isListed: boolean }

/** @returns the page's name, and whether header and footer list it; null for other kinds, and for a file that cannot be read */
export function findMenuPage(kind: EntryKindName, slug: string, project: ProjectTexts): MenuPage | null {
  if (kind !== 'industry' && kind !== 'feature') return null
  const [file = ''] = listEntryFiles(kind, slug, project)
  try {
    const { name, menu } = parse(project.get(file) ?? '') as { name: unknown; menu?: unknown }
    return typeof name === 'string' ? { name, isListed: menu !== undefined } : null
  } catch {
    return null
  }
}
