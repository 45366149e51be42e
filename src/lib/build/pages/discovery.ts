/** Texts for machines: sitemap, robots.txt, security.txt. */
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** @param entries with absolute addresses and days as "YYYY-MM-DD" */
export function writeSitemap(entries: { url: string; lastModified?: string | undefined }[]): string {
  const urls = entries.map(
    ({ url, lastModified }) => `  <url><loc>${escapeXml(url)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** @param isPreview nothing may be crawled, and no sitemap is named */
export const writeRobotsTxt = (sitemapUrl: string, isPreview: boolean): string =>
  isPreview ? 'User-agent: *\nDisallow: /\n' : `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`

/** @returns a date 6 to 12 months ahead, the same for all builds of half a year (SOURCE_DATE_EPOCH moves "now") */
export function securityExpiry(now: Date): string {
  const year = now.getUTCFullYear()
  const expiry = now.getUTCMonth() < 6 ? Date.UTC(year + 1, 0, 1) : Date.UTC(year + 1, 6, 1)
  return new Date(expiry).toISOString()
}

/** Source: RFC 9116. */
export const writeSecurityTxt = (contacts: string[], canonical: string, now: Date): string =>
  `${contacts.map((contact) => `Contact: ${contact}\n`).join('')}Expires: ${securityExpiry(now)}\nPreferred-Languages: en, es\nCanonical: ${canonical}\n`
