/** Reads a whole build into memory, and watches for the next one. A running server switches over in one step. */

import { readFile, stat } from 'node:fs/promises'
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import type { BuildManifest } from './buildManifest.ts'
import { isAsset } from './builtFiles.ts'
import { readStaticFiles, type StaticFile } from './staticFiles.ts'

export type ServedBuild = { manifest: BuildManifest; files: Map<string, StaticFile> }
export type BuildPaths = { dist: string; manifest: string }

/** How often and how long to wait for a build that is being moved into place. */
const MAX_READ_ATTEMPTS = 20
const READ_PAUSE_MS = 250
/** How often to check for a new build. */
const CHECK_INTERVAL_MS = 2000

/** @throws Error with one sentence if there is no complete build */
export async function readBuild(paths: BuildPaths, attempts = MAX_READ_ATTEMPTS): Promise<ServedBuild> {
  let manifest: BuildManifest
  try {
    manifest = JSON.parse(await readFile(paths.manifest, 'utf8'))
  } catch {
    throw new Error('There is no built site yet. Run: npm run build')
  }
  try {
    return { manifest, files: await readStaticFiles(paths.dist, manifest.files ?? {}) }
  } catch (error) {
    if (attempts <= 1)
      throw new Error(`The built site is not complete, or was changed after the build (${errorMessageOf(error)}) Run: npm run build`)
  }
  await new Promise((resolve) => setTimeout(resolve, READ_PAUSE_MS))
  return readBuild(paths, attempts - 1)
}

/**
 * Keeps the assets of the previous build, because pages that are still open ask for its modules and styles.
 * @returns the build's files, and the assets of the previous one
 */
export function withPreviousAssets(before: ServedBuild, build: ServedBuild): ServedBuild {
  const kept = [...before.files].filter(([path]) => isAsset(path))
  return { ...build, files: new Map([...kept, ...build.files]) }
}

type BuildListener = {
  onBuild(build: ServedBuild): void
  /** Called once for each reason, and not again until a build was taken over. */
  onRefusal(reason: string): void
}

/**
 * Calls `onBuild` with each new build once it is complete. Until then the last one stays, and an incomplete one is read again at every
 * check.
 * @returns a function that ends the watch
 */
export function watchBuild(paths: BuildPaths, { onBuild, onRefusal }: BuildListener, interval = CHECK_INTERVAL_MS): () => void {
  const readStamp = async () => {
    const found = await stat(paths.manifest).catch(() => null)
    return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : ''
  }
  let lastStamp = readStamp()
  let lastReason = ''
  let isBusy = false
  const checkForBuild = async () => {
    if (isBusy) return
    isBusy = true
    try {
      const stamp = await readStamp()
      if (stamp === '' || stamp === (await lastStamp)) return
      onBuild(await readBuild(paths))
      lastStamp = Promise.resolve(stamp)
      lastReason = ''
    } catch (error) {
      const reason = errorMessageOf(error)
      if (reason !== lastReason) onRefusal(reason)
      lastReason = reason
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(checkForBuild, interval)
  timer.unref()
  return () => clearInterval(timer)
}
