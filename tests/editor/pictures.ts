/** Photographs of a phone, which an editor has prepared by `npm run new:picture`. */
import { rm, writeFile } from 'node:fs/promises'
import { assert } from 'vitest'
import { createPhonePicture } from '../lib/phonePicture.ts'
import type { Scratch } from '../lib/scratchProject.ts'

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
