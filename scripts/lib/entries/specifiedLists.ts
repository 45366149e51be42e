/** Lists of what the specification names, as commands write them: the lines of a page that is taken down go. */
import { addressesOf, type EntryKindName } from './entryKinds.ts'
import type { ChangeTexts } from './projectTexts.ts'
import { SPECIFIED_ADDRESSES } from './routeLines.ts'

/** What the header's menus have, and what industries are called. */
export const MENU_PAGES = 'src/site/specified/menuPages.ts'

/** @returns an object's lines without one of its fields, whose value may go over several */
export const withoutField = (text: string, name: string): string =>
  text.replace(new RegExp(`^ {2}(?:'${RegExp.escape(name)}'|${RegExp.escape(name)}):.*\\n(?: {4}.*\\n)*(?: {2}[\\]})].*\\n)?`, 'm'), '')

/** @returns lists of strings without one of them, each in a line of its own or in one line */
export const withoutItem = (text: string, item: string): string => {
  const quoted = `(?:\\w+: )?'${RegExp.escape(item)}'`
  return text.replaceAll(new RegExp(`\\n +${quoted},(?=\\n)|(?<![\\w.(] ?)${quoted}, |, ${quoted}(?=\\])`, 'g'), '')
}

/** @returns rows without those that belong to the page of a feature */
const withoutFeature = (text: string, slug: string): string =>
  text.replaceAll(new RegExp(`^ +[[{].*\\b(?:featureNow|specifiedFeature)\\('${RegExp.escape(slug)}'\\).*,\\n`, 'gm'), '')

type SpecifiedList = { where: string | RegExp; without: (text: string, slug: string) => string }

const SPECIFIED_LISTS: Readonly<Record<EntryKindName, readonly SpecifiedList[]>> = {
  industry: [
    { where: MENU_PAGES, without: (text, slug) => withoutField(withoutItem(text, slug), slug) },
    { where: 'src/site/specified/homeIndustries.ts', without: withoutItem },
  ],
  feature: [
    { where: MENU_PAGES, without: withoutItem },
    { where: 'src/site/specified/homeFeatures.ts', without: withoutItem },
    { where: /^src\/site\/specified\/offerSections\.ts$|^tests\/built\/specification\.test\.ts$/, without: withoutFeature },
  ],
  article: [{ where: 'src/site/specified/specifiedArticles.ts', without: withoutField }],
  landing: [],
  tag: [],
  document: [{ where: SPECIFIED_ADDRESSES, without: (text, slug) => addressesOf('document', slug).reduce(withoutItem, text) }],
}

/** @param slugs those that an entry has and had: lists have the first one */
export function removeSpecified(change: ChangeTexts, kind: EntryKindName, slugs: readonly string[]): void {
  for (const { where, without } of SPECIFIED_LISTS[kind]) change(where, (text) => slugs.reduce(without, text))
}
