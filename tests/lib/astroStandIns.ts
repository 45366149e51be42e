/** What unit tests have in the place of files of Astro's, which Astro alone can read. */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vitest/config'

/**
 * Gives for a file of Astro's the component that lies beside it with its name, without the island or the script that the file brings:
 * `CrowdOpening.tsx` for `CrowdOpening.astro`. So a list of components may have both, and tests draw it.
 */
export const astroStandIns = (): Plugin => ({
  name: 'astro-stand-ins',
  enforce: 'pre',
  load(id) {
    const [, path = '', name] = /^(.*\/(\w+))\.astro$/.exec(id) ?? []
    if (!name) return null
    const [component] = globSync(`${path}{,.island}.tsx`)
    if (!component) throw new Error(`${id}: unit tests draw the component of its name in its place, and none lies beside it.`)
    return `export { ${name} as default } from './${basename(component)}'`
  },
})
