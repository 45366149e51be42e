/** Lines that know a page by its address, as commands write them: src/site/routes.ts, and tests of what was published. */
import { routes } from '../../src/site/routes.ts'

export const ROUTES_FILE = 'src/site/routes.ts'
/** Have the specification's addresses of texts with sections, each in quotes. */
export const SPECIFIED_ADDRESSES = /^(?:src\/site\/(?:routes|navigation)|tests\/built\/specification)\.test\.ts$/

/** @returns the name that code and content have for a page; undefined for one that they do not name */
export const routeNameOf = (address: string): string | undefined => Object.entries(routes).find(([, one]) => one === address)?.[0]

const linePattern = (address: string) => new RegExp(`^  ${routeNameOf(address) ?? '(?!)'}: .*,\\n`, 'm')

/** @param text the file @returns an address as its lines say it: behind the name of its folder, where that has one */
function asValue(text: string, address: string): string {
  const folders = [...text.matchAll(/^const (\w+) = '(\/[^']*)'$/gm)].map(([, name = '', path = '']) => ({ name, path }))
  const folder = folders.find(({ path }) => address.startsWith(`${path}/`))
  return folder ? `\`\${${folder.name}}${address.slice(folder.path.length)}\`` : `'${address}'`
}

/** @param text the file @returns it with another address of the page, under the same name, if it has one */
export const withRouteMoved = (text: string, from: string, to: string): string =>
  text.replace(linePattern(from), () => `  ${routeNameOf(from)}: ${asValue(text, to)},\n`)

/** @param text the file @returns it without the page, if it has it */
export const withoutRoute = (text: string, address: string): string => text.replace(linePattern(address), '')
