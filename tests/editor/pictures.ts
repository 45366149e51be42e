/** Photographs of a phone, which an editor has prepared by `npm run new:picture`. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assert } from 'vitest'
import { createPhonePicture } from '#scripts/new-picture/phonePicture.testing.ts'
import { editFile, type Scratch } from '../lib/scratchProject.ts'

/**
 * @param name of the file that is made, as content writes it, without its ending
 * @param color another one for each picture, because the build keeps identical files only once
 */
export async function addPicture({ folder, script }: Scratch, name: string, color: string): Promise<void> {
  const photograph = `${folder}-IMG_1234.JPG`
  await writeFile(photograph, await createPhonePicture(1800, 2400, color))
  const { code, output } = await script('new-picture', photograph, name)
  await rm(photograph)
  assert(code === 0, `npm run new:picture failed:\n${output}`)
  assert(output.includes(`${name}.webp`), `npm run new:picture does not say what to write:\n${output}`)
}

/** File names of pictures on home, on an industry's page, and with which a feature's page opens. The build keeps them in their addresses. */
export const PAGE_PICTURES = { home: 'plant-gate', industry: 'ramp-crew', feature: 'swap-desk' } as const

/** Shows a picture on three pages, by docs/content-reference.md, "A picture file". @param pages slugs of the industry and the feature */
export async function showPagePictures(scratch: Scratch, pages: { industry: string; feature: string }): Promise<void> {
  for (const [index, name] of Object.values(PAGE_PICTURES).entries())
    await addPicture(scratch, name, ['olive', 'maroon', 'indigo'][index] ?? '')
  const content = join(scratch.folder, 'src/content')
  for (const [file, name, heading] of [
    ['home.yaml', PAGE_PICTURES.home, 'The gate before six'],
    [`industries/${pages.industry}.yaml`, PAGE_PICTURES.industry, 'The crew on the ramp'],
  ] as const) {
    const block = `  - kind: photo\n    heading: ${heading}\n    text: They see the board before they clock in.\n    file: ${name}.webp\n    alt: ${heading}, with people in vests.\n`
    await editFile(join(content, file), (text) => text.replace(/^closing:/m, `${block}\nclosing:`))
  }
  const picture = `  picture: { kind: photo, file: ${PAGE_PICTURES.feature}.webp, alt: Two people at a desk. }\n`
  await editFile(join(content, `features/${pages.feature}.yaml`), (text) => text.replace(/^ {2}picture:\n(?: {4}.*\n)+/m, picture))
}
