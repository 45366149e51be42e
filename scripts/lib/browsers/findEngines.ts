/** Finds the browser engines for the journeys, and installs missing ones. */
import { readdirSync } from 'node:fs'
import { PlainError } from '../project.ts'
import { CHROMIUM_PACKAGES, findChromium } from './chromium.ts'
import { findExecutable, installPackages } from './systemPackages.ts'

const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]
/** MiniBrowser, its WebDriver, and the virtual screen on which it draws. */
export type WebKitPrograms = { browser: string; driver: string; screen: string }

const ENGINE_PACKAGES: Record<EngineName, string[]> = {
  chromium: CHROMIUM_PACKAGES,
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

/** @returns the path of the system's Firefox, or undefined */
export const findFirefox = () =>
  findExecutable([
    process.env.FIREFOX_PATH ?? '',
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ])

/** @returns the programs of the system's WebKitGTK, or undefined if one is missing */
export function findWebKit(): WebKitPrograms | undefined {
  const browser = findExecutable([process.env.MINIBROWSER_PATH ?? '', ...findLibraryFolders().map((folder) => `${folder}/MiniBrowser`)])
  const driver = findExecutable(['/usr/bin/WebKitWebDriver', '/usr/local/bin/WebKitWebDriver'])
  const screen = findExecutable(['/usr/bin/Xvfb'])
  return browser && driver && screen ? { browser, driver, screen } : undefined
}

/** @returns the folders of WebKitGTK's programs, e.g. /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1 */
function findLibraryFolders(): string[] {
  const parents = ['/usr/lib', '/usr/libexec', ...listFolder('/usr/lib').filter((folder) => folder.endsWith('-linux-gnu'))]
  return parents.flatMap(listFolder).filter((folder) => /\/webkit(2gtk|gtk)-/.test(folder))
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => `${folder}/${name}`)
  } catch {
    return []
  }
}

const isInstalled: Record<EngineName, () => boolean> = {
  chromium: () => findChromium() !== undefined,
  firefox: () => findFirefox() !== undefined,
  webkit: () => findWebKit() !== undefined,
}

/**
 * Installs missing engines with the system's package manager if that is allowed.
 * @returns a sentence for each engine that is still missing
 * @throws PlainError with these sentences in CI, where every engine must be there
 */
export async function installEngines(): Promise<string[]> {
  const missing = () => ENGINE_NAMES.filter((name) => !isInstalled[name]())
  const missingBefore = missing()
  for (const name of missingBefore) await installPackages(ENGINE_PACKAGES[name])
  const sentences = missing().map(
    (name) => `${name} was not tried: it is not installed (on Debian: apt-get install ${ENGINE_PACKAGES[name].join(' ')}).`,
  )
  if (sentences.length > 0 && process.env.CI) throw new PlainError(sentences.join('\n'))
  return sentences
}
