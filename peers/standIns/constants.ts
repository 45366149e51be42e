/** What the sections read of files when the site is built, as JSON: bundled and run once, where the copy of the project lies. */
import { readFileSync } from 'node:fs'
import { withDesignColors } from '../../src/lib/build/pictures/designColors.ts'

const names = new Set(
  [...readFileSync('src/styles/designTokens.css', 'utf8').matchAll(/(--color-[\w-]+):.*oklch/g)].map(([, name]) => name),
)
const constants = {
  colors: Object.fromEntries([...names].map((name) => [name, withDesignColors(`var(${name})`)])),
}
process.stdout.write(JSON.stringify(constants))
