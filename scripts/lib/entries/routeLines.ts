/** Lines that know a page by its address, as commands write them: src/site/routes.ts, and tests of what was published. */

export const ROUTES_FILE = 'src/site/routes.ts'
/** Have the specification's addresses of texts with sections, each in quotes. */
export const SPECIFIED_ADDRESSES = /^(?:src\/site\/(?:routes|navigation)|tests\/built\/specification)\.test\.ts$/

/** @param text the file @returns the parts of addresses that it gives a name to */
const partsIn = (text: string) =>
  [...text.matchAll(/^(?:export )?const (\w+) = '([^']*)'$/gm)].map(([, name = '', path = '']) => ({ name, path }))

/** @param text the file @returns the pages that code and content have a name for, each with its line */
function pagesIn(text: string): { name: string; address: string; line: string }[] {
  const [, list = ''] = /^export const routes = \{\n([\s\S]*?)^\}/m.exec(text) ?? []
  return [...list.matchAll(/^ {2}(\w+): (?:(\w+)|['`](.*)['`]),\n/gm)].map(([line, name = '', folder = '', address = `\${${folder}}`]) => ({
    name,
    line,
    address: partsIn(text).reduce((path, one) => path.replace(`\${${one.name}}`, one.path), address),
  }))
}

/** @param text the file @returns the name that code and content have for a page; undefined for one that they do not name */
export const routeNameOf = (text: string, address: string): string | undefined =>
  pagesIn(text).find((page) => page.address === address)?.name

/** @param text the file @returns an address as its lines say it: behind the name of its folder, where that has one */
function asValue(text: string, address: string): string {
  const folder = partsIn(text).find(({ path }) => address.startsWith(`${path}/`))
  return folder ? `\`\${${folder.name}}${address.slice(folder.path.length)}\`` : `'${address}'`
}

/** @param text the file @returns it with another address of the page, under the same name, if it has one */
export function withRouteMoved(text: string, from: string, to: string): string {
  const page = pagesIn(text).find(({ address }) => address === from)
  return page ? text.replace(page.line, () => `  ${page.name}: ${asValue(text, to)},\n`) : text
}

/** @param text the file @returns it without the page, if it has it */
export const withoutRoute = (text: string, gone: string): string =>
  text.replace(pagesIn(text).find(({ address }) => address === gone)?.line ?? '', '')
