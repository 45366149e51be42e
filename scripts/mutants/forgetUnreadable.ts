import { readFile, rm } from 'node:fs/promises'

/**
 * Removes what a mutation run remembers where it cannot be read: one that was stopped leaves an empty file, and the next would
 * fail by it.
 * @param memory path of the file; it may be missing
 */
export async function forgetUnreadable(memory: string): Promise<void> {
  try {
    JSON.parse(await readFile(memory, 'utf8'))
  } catch {
    await rm(memory, { force: true })
  }
}
