import { INDUSTRY_NAMES } from '../anywhere/industryNames'

const names: ReadonlyMap<string, string> = new Map(Object.entries(INDUSTRY_NAMES))

/**
 * @param slug file name of an industry's page
 * @param name what the page calls itself
 * @throws Error when header and demo form call the industry something else
 */
export function checkIndustryName(slug: string, name: string): void {
  const known = names.get(slug)
  if (known !== undefined && known !== name)
    throw new Error(
      `src/content/industries/${slug}.yaml is named "${name}", but the header, the footer and the demo form say "${known}". Change src/lib/anywhere/industryNames.ts as well.`,
    )
}
