import { readdirSync } from 'node:fs'
import { readSiteEntry } from '#scripts/lib/entries/siteEntry.ts'
import { featureSchema } from '#src/schemas/feature.ts'
import { industrySchema } from '#src/schemas/industry/industry.ts'

/** Folders of content whose pages a menu of the header lists. */
const MENU_SCHEMAS = { features: featureSchema, industries: industrySchema }

/** @returns how many pages a menu of the header lists, which is those with a `menu` text */
export const countMenuPages = (kind: keyof typeof MENU_SCHEMAS): number =>
  readdirSync(`src/content/${kind}`).filter((file) => readSiteEntry(`${kind}/${file.replace('.yaml', '')}`, MENU_SCHEMAS[kind]).menu).length
