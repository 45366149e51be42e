/** Prints the design colors as JSON. The benchmark bundles it and runs it in the copy of the project. */
import { readFileSync } from 'node:fs'
import { withDesignColors } from '../../src/lib/build/pictures/designColors.ts'

const names = new Set(
  [...readFileSync('src/styles/designTokens.css', 'utf8').matchAll(/(--color-[\w-]+):.*oklch/g)].map(([, name]) => name),
)
const constants = {
  colors: Object.fromEntries([...names].map((name) => [name, withDesignColors(`var(${name})`)])),
}
process.stdout.write(JSON.stringify(constants))
