/**
 * The data of a page's head, which the Base layout prints. Source: specification section 2 (title, description, keywords, canonical, Open
 * Graph); docs/requirements/quality.md, "Every route, built output".
 */
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '#src/lib/anywhere/text/textLimits.ts'

/** Metadata of a page, independent of its address. */
export type Meta = {
  /** The page's own title, without the brand. */
  title: string
  description: string
  keywords?: readonly string[] | undefined
  /** Kept out of search engines and the sitemap. */
  noindex?: boolean | undefined
  /** Labels of the pages above this one. Home and the page itself are added. */
  breadcrumbs?: readonly Crumb[] | undefined
  /** Only on articles, for BlogPosting. Days are "YYYY-MM-DD". */
  article?: { headline: string; published: string; modified: string; author: string; tags: string[]; wordCount: number }
}
/** Metadata with the path of the page, starting with "/". */
export type PageMeta = Meta & { path: string }
type Crumb = { label: string; path: string }
export type Organization = { name: string; legalName: string; url: string; phone: string; email: string; sameAs: string[]; logo: string }

/** @returns "Title | Brand" if that fits into 70 characters, otherwise the title alone */
export function documentTitle(title: string, brand: string): string {
  const full = title.includes(brand) ? title : `${title} | ${brand}`
  return full.length <= TITLE_LENGTH.max ? full : title
}

/** @throws Error that names the page and the fix, if title or description are too long or too short for search results */
export function checkMeta(meta: PageMeta, brand: string): void {
  const problems: string[] = []
  const title = documentTitle(meta.title, brand)
  if (title.length < TITLE_LENGTH.min || title.length > TITLE_LENGTH.max) {
    problems.push(`the title has ${title.length} characters; it needs ${TITLE_LENGTH.min} to ${TITLE_LENGTH.max}`)
  }
  const { length } = meta.description
  if (length < DESCRIPTION_LENGTH.min || length > DESCRIPTION_LENGTH.max) {
    problems.push(`the description has ${length} characters; it needs ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max}`)
  }
  if (!meta.path.startsWith('/')) problems.push(`the path "${meta.path}" must start with "/"`)
  if (problems.length > 0) throw new Error(`Page ${meta.path}: ${problems.join('; ')}.`)
}

/** @returns the robots rule of the page, if any. In a preview no page may be listed. */
export const robotsOf = ({ noindex }: Pick<PageMeta, 'noindex'>, isPreview: boolean): 'noindex' | undefined =>
  noindex || isPreview ? 'noindex' : undefined

/** @returns data for a script element; "<" is escaped so that no text can close the element */
export function writeJsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** @returns the JSON-LD of the organization */
export function organizationData(organization: Organization): object {
  return {
    '@type': 'Organization',
    '@id': `${organization.url}/#organization`,
    name: organization.name,
    legalName: organization.legalName,
    url: organization.url,
    logo: organization.logo,
    telephone: organization.phone,
    email: organization.email,
    ...(organization.sameAs.length > 0 ? { sameAs: organization.sameAs } : {}),
  }
}

/**
 * @param image absolute address of the page's share card
 * @returns JSON-LD of the page: Organization and WebSite on home, BreadcrumbList elsewhere
 */
export function structuredData(meta: PageMeta, organization: Organization, image: string): object {
  const { url, name } = organization
  const graph =
    meta.path === '/'
      ? [
          organizationData(organization),
          { '@type': 'WebSite', '@id': `${url}/#website`, url, name, publisher: { '@id': `${url}/#organization` } },
        ]
      : [breadcrumbData(meta, url), ...(meta.article ? [articleData(meta, meta.article, organization, image)] : [])]
  return { '@context': 'https://schema.org', '@graph': graph }
}

function articleData(meta: PageMeta, article: NonNullable<PageMeta['article']>, { url, name, logo }: Organization, image: string): object {
  return {
    '@type': 'BlogPosting',
    headline: article.headline,
    description: meta.description,
    datePublished: article.published,
    dateModified: article.modified,
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name, logo: { '@type': 'ImageObject', url: logo } },
    image,
    mainEntityOfPage: absoluteUrl(url, meta.path),
    keywords: article.tags,
    wordCount: article.wordCount,
  }
}

function breadcrumbData(meta: PageMeta, url: string): object {
  const trail = [{ label: 'Home', path: '/' }, ...(meta.breadcrumbs ?? []), { label: meta.title, path: meta.path }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absoluteUrl(url, crumb.path),
    })),
  }
}

/** @returns the absolute address of a path; the root gets no trailing slash */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href
}
