/** Writes the files of `npm run new:…`. None replaces another. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PlainError, ROOT } from '../project.ts'

/** @param file its path in the project @throws PlainError if it already exists */
export async function writeNewFile(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(`${ROOT}${file}`), { recursive: true })
  try {
    await writeFile(`${ROOT}${file}`, content, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new PlainError(`${file} is there already. Choose another name, or edit that file.`)
  }
}

/** @param folder of entries with positions @returns the position after the last of them */
export async function readNextPosition(folder: string): Promise<number> {
  const files = await readdir(`${ROOT}${folder}`)
  const texts = await Promise.all(files.map((file) => readFile(`${ROOT}${folder}/${file}`, 'utf8')))
  return Math.max(0, ...texts.map((text) => Number(/^position: (\d+)/m.exec(text)?.[1] ?? 0))) + 1
}
