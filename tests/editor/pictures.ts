/** Photographs of a phone, which an editor uploads as they are. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createPhonePicture } from '#src/lib/build/pictures/phonePicture.testing.ts'
import { editFile, type Scratch } from '../lib/scratchProject.ts'

/**
 * Puts a photograph into a folder of content, with the ending that phones write.
 * @param name of the file without its ending, in `src/content/pictures/` or `team/`
 * @param color another one for each picture, because the build keeps identical files only once
 */
export async function addPicture({ folder }: Scratch, name: string, color: string): Promise<void> {
  const file = join(folder, 'src/content', name.includes('/') ? name : `pictures/${name}`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.JPG`, await createPhonePicture(1800, 2400, color))
}

/** Names of picture files on home, on an industry's page, and at the top of a feature's. The build keeps them in their addresses. */
export const PAGE_PICTURES = { home: 'plant-gate', industry: 'ramp-crew', feature: 'swap-desk' } as const

/** Shows a picture on three pages, by docs/content-reference.md, "A picture file". @param pages slugs of the industry and the feature */
export async function showPagePictures(scratch: Scratch, pages: { industry: string; feature: string }): Promise<void> {
  for (const [index, name] of Object.values(PAGE_PICTURES).entries())
    await addPicture(scratch, name, ['olive', 'maroon', 'indigo'][index] ?? '')
  const content = join(scratch.folder, 'src/content')
  for (const [file, name, heading] of [
    ['pages/home.yaml', PAGE_PICTURES.home, 'The gate before six'],
    [`industries/${pages.industry}.yaml`, PAGE_PICTURES.industry, 'The crew on the ramp'],
  ] as const) {
    const block = `  - kind: photo\n    heading: ${heading}\n    text: They see the board before they clock in.\n    file: ${name}.JPG\n    alt: ${heading}, with people in vests.\n`
    await editFile(join(content, file), (text) => text.replace(/^closing:/m, `${block}\nclosing:`))
  }
  const picture = `  picture: { kind: photo, file: ${PAGE_PICTURES.feature}.JPG, alt: Two people at a desk. }\n`
  await editFile(join(content, `features/${pages.feature}.yaml`), (text) => text.replace(/^ {2}picture:\n(?: {4}.*\n)+/m, picture))
}
