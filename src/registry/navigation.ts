/** What header, drawer and footer list: links of src/content/shell.yaml, and pages by a line of their own entries. */
import { getCollection } from 'astro:content'
import { FEATURE_NAMES } from '../lib/anywhere/names/featureNames'
import { INDUSTRY_NAMES } from '../lib/anywhere/names/industryNames'
import type { Link } from '../lib/anywhere/pages/link'
import { prefixOf } from '../sections/shell/currentMark'
import type { FooterColumn, HeaderNavigation, MenuLink } from '../sections/shell/shellNavigation'
import { routeTo } from '../site/routes'
import { contentOf } from './singleEntries'

const menuLinks = (
  entries: { id: string; data: { menu?: string } }[],
  names: Readonly<Record<string, string>>,
  addressOf: (slug: string) => string,
): MenuLink[] =>
  Object.entries(names).map(([slug, label]) => ({
    label,
    href: addressOf(slug),
    text: entries.find(({ id }) => id === slug)?.data.menu ?? '',
  }))

/** @returns texts with sections that have a name in the footer */
async function footerDocuments(): Promise<Link[]> {
  const documents = await getCollection('documents')
  return documents.flatMap(({ id, data }) => (data.footer === undefined ? [] : { label: data.footer, href: routeTo.document(id) }))
}

export async function navigation(): Promise<{ header: HeaderNavigation; columns: FooterColumn[] }> {
  const { header, footer } = await contentOf('shell')
  const lists = {
    features: menuLinks(await getCollection('features'), FEATURE_NAMES, routeTo.feature),
    industries: menuLinks(await getCollection('industries'), INDUSTRY_NAMES, routeTo.industry),
    documents: await footerDocuments(),
  }
  return {
    header: {
      ...header,
      links: header.links.map((link) => ({ ...link, prefix: prefixOf(link.href) })),
      menus: (['features', 'industries'] as const).map((kind) => ({ kind, label: header.menus[kind], links: lists[kind] })),
    },
    columns: footer.columns.map(({ title, links = [], lists: list }) => ({ title, links: [...links, ...(list ? lists[list] : [])] })),
  }
}
