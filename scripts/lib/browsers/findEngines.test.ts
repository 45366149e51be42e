import { afterEach, describe, expect, it, vi } from 'vitest'
import { installEngines } from './findEngines.ts'

/** The files of a simulated system. */
const { system, installed } = vi.hoisted(() => ({ system: new Set<string>(), installed: [] as string[] }))
vi.mock('./systemPackages.ts', () => ({
  findExecutable: (places: string[]) => places.find((place) => system.has(place)),
  installPackages: async (names: string[]) => void installed.push(...names),
}))

afterEach(() => {
  vi.unstubAllEnvs()
  system.clear()
  installed.length = 0
})

describe('a browser engine that is missing', () => {
  it('is a plain sentence with its fix, after an attempt to install it', async () => {
    vi.stubEnv('CI', '')
    system.add('/usr/bin/chromium')
    const sentences = await installEngines()
    expect(sentences).toHaveLength(2)
    expect(sentences[0]).toMatch(/^firefox was not tried: .*apt-get install firefox-esr/)
    expect(installed).toEqual(expect.arrayContaining(['firefox-esr', 'webkit2gtk-driver']))
    expect(installed).not.toContain('chromium')
  })
  it('fails in CI', async () => {
    vi.stubEnv('CI', 'true')
    system.add('/usr/bin/chromium')
    await expect(installEngines()).rejects.toThrow(/firefox was not tried/)
  })
})
