/** Built files by their paths ("/blog.html"): which of them visitors may request, and with which headers. */

import { folders } from '#src/site/routes.ts'
import { CACHE_CONTROL, createAssetHeaders } from './securityHeaders.ts'

/** Files for static hosts, which are not part of the site. */
const NOT_SERVED = new Set(['/_headers', '/_redirects', '/.assetsignore'])

/** Whether visitors may request a built file by its path. Compressed variants and files for hosts are excluded. */
export const isPublic = (path: string): boolean => !NOT_SERVED.has(path) && !/\.(br|gz)$/.test(path)

/** Files with a hash in their name: scripts, styles and fonts. */
export const isAsset = (path: string): boolean => path.startsWith(`${folders.assets}/`)

const isPage = (path: string): boolean => path.endsWith('.html')

/** Files that pages load and show. Their own content security policy may be empty. */
const isPartOfPages = (path: string): boolean => isAsset(path) || /\.(svg|png|ico|jpe?g|webp|avif|webmanifest)$/.test(path)

/**
 * @param file the file in the response ("/blog.html")
 * @param headers returns the headers of a page of the origin, or of any page
 * @returns the file's headers on every platform, including how long it may be cached
 */
export const createFileHeaders = (file: string, headers: (file?: string) => Record<string, string>): Record<string, string> => ({
  'Cache-Control': CACHE_CONTROL[isAsset(file) ? 'immutable' : isPage(file) ? 'page' : 'revalidate'],
  ...(isPartOfPages(file) ? createAssetHeaders(headers()) : headers(file)),
})
