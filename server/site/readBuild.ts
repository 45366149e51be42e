/** Reads a whole build into memory, and watches for the next one. A running server switches over in one step. */
import { readFile, stat } from 'node:fs/promises'
import { type BuildManifest, isAsset } from './origins.ts'
import { readStaticFiles, type StaticFile } from './staticFiles.ts'

export type ServedBuild = { manifest: BuildManifest; files: Map<string, StaticFile> }
export type BuildPlace = { dist: string; manifest: string }

/** How often and how long to wait for a build that is being moved into place. */
const READ_TRIES = 20
const READ_PAUSE_MS = 250
/** Printed with the reason; docs/log.md explains it. */
export const NOT_TAKEN_OVER = 'a new build is not taken over.'
/** How often to look for a new build. */
const LOOK_INTERVAL_MS = 2000

/** @throws Error with one sentence if there is no complete build */
export async function readBuild(place: BuildPlace, tries = READ_TRIES): Promise<ServedBuild> {
  let manifest: BuildManifest
  try {
    manifest = JSON.parse(await readFile(place.manifest, 'utf8'))
  } catch {
    throw new Error('There is no built site yet. Run: npm run build')
  }
  try {
    return { manifest, files: await readStaticFiles(place.dist, manifest.files ?? {}) }
  } catch (error) {
    if (tries <= 1)
      throw new Error(
        `The built site is not complete, or was changed after the build (${error instanceof Error ? error.message : error}) Run: npm run build`,
      )
  }
  await new Promise((resolve) => setTimeout(resolve, READ_PAUSE_MS))
  return readBuild(place, tries - 1)
}

/**
 * Keeps the assets of the previous build, because pages that are still open ask for its modules and styles.
 * @returns the build's files, and the assets of the previous one
 */
export function keepAssetsOf(before: ServedBuild, build: ServedBuild): ServedBuild {
  const kept = [...before.files].filter(([path]) => isAsset(path))
  return { ...build, files: new Map([...kept, ...build.files]) }
}

/**
 * Calls `take` with each new build once it is complete. Until then the last one stays.
 * @returns a function that ends the watch
 */
export function watchBuild(place: BuildPlace, take: (build: ServedBuild) => void, interval = LOOK_INTERVAL_MS): () => void {
  const readStamp = async () => {
    const found = await stat(place.manifest).catch(() => null)
    return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : ''
  }
  let lastStamp = readStamp()
  let isBusy = false
  const look = async () => {
    if (isBusy) return
    isBusy = true
    try {
      const stamp = await readStamp()
      if (stamp === '' || stamp === (await lastStamp)) return
      take(await readBuild(place))
      lastStamp = Promise.resolve(stamp)
    } catch (error) {
      console.error(`site: ${NOT_TAKEN_OVER} ${error instanceof Error ? error.message : error}`)
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(look, interval)
  timer.unref()
  return () => clearInterval(timer)
}
