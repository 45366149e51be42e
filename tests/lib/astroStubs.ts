/** Replaces Astro's files in unit tests, because only Astro can read them. */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vitest/config'

/**
 * Resolves an Astro file to the component beside it with the same name, such as `ShiftOfferOpening.tsx` for `ShiftOfferOpening.astro`. The
 * component lacks the island or script that the Astro file adds, but a list of components may contain both.
 */
export const createAstroStubs = (): Plugin => ({
  name: 'astro-stand-ins',
  enforce: 'pre',
  // Only a build makes copies of pictures. Names say what was asked for.
  resolveId: (id) => (id === 'astro:assets' ? '\0astro:assets' : null),
  load(id) {
    if (id === '\0astro:assets') return "export const getImage = async ({ src, width }) => ({ src: src.src + '?w=' + width })"
    const [, path = '', name] = /^(.*\/(\w+))\.astro$/.exec(id) ?? []
    if (!name) return null
    const [component] = globSync(`${path}{,.island}.tsx`)
    if (!component) throw new Error(`${id}: unit tests draw the component of its name in its place, and none lies beside it.`)
    return `export { ${name} as default } from './${basename(component)}'`
  },
})
