/** What gets another name and address in a year, by docs/adding-a-page.md, "Renaming one": one function for each. */
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { INDUSTRY_NAMES } from '../../src/lib/anywhere/names/industryNames.ts'
import { routeTo } from '../../src/site/routes.ts'
import { edit, leadOn, type Scratch } from './scratch.ts'

/** One that header, form and home list, and that the specification names. */
export const INDUSTRY = { old: 'logistics', slug: 'distribution', name: 'Distribution & logistics' } as const
/** One that the specification names, by its label alone. */
export const TAG = { old: 'ncns', id: 'no-shows' } as const

/** Links to it are left behind for the build to name. */
export async function renamedIndustry({ folder }: Scratch): Promise<void> {
  const { old, slug, name } = INDUSTRY
  for (const place of ['industries', 'guides'])
    await rename(join(folder, `src/content/${place}/${old}.yaml`), join(folder, `src/content/${place}/${slug}.yaml`))
  await leadOn(folder, { [routeTo.industry(old)]: routeTo.industry(slug), [routeTo.guide(old)]: routeTo.guide(slug) })
  const named = `: '${INDUSTRY_NAMES[old]}'`
  for (const [file, line, change] of [
    [`src/content/industries/${slug}.yaml`, /^name: .*$/m, `name: ${name}`],
    ['src/content/home.yaml', new RegExp(`^( *show: .*)\\b${old}\\b`, 'm'), `$1${slug}`],
    ['src/lib/anywhere/names/industryNames.ts', `${old}${named}`, `${slug}: '${name}'`],
    ['src/lib/anywhere/names/industryNames.test.ts', `  ${old}${named},\n`, ''],
  ] as const)
    await edit(join(folder, file), (text) => text.replace(line, change))
}

/** Articles keep the old one for the build to name. */
export async function renamedTag({ folder }: Scratch): Promise<void> {
  await edit(join(folder, 'src/content/tags.yaml'), (text) => text.replace(`id: ${TAG.old}\n`, `id: ${TAG.id}\n`))
  await leadOn(folder, { [routeTo.tag(TAG.old)]: routeTo.tag(TAG.id) })
}

/** @returns a file that the build named, with the new names */
export const withNewNames = (text: string): string =>
  text
    .replaceAll(new RegExp(`(industry|guide)/${INDUSTRY.old}\\b`, 'g'), `$1/${INDUSTRY.slug}`)
    .replace(new RegExp(`^(tags: .*)\\b${TAG.old}\\b`, 'm'), `$1${TAG.id}`)
