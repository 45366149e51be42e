const IDENTIFIER = /^[a-z]\w*$/
const asQuoted = (name: string) => (/['\\]/.test(name) ? JSON.stringify(name) : `'${name}'`)

/** As Biome writes it. */
export const nameKey = (slug: string): string => (IDENTIFIER.test(slug) ? slug : `'${slug}'`)

/** @returns the line that lists a page in `industryNames.ts` or `featureNames.ts`: commands write it, and problems say it */
export const nameLine = (slug: string, name: string): string => `${nameKey(slug)}: ${asQuoted(name)},`
