/** Checks that pages, the registry and the URL contract name the same addresses. */
import { readdir } from 'node:fs/promises'
import { folders, routes, routeTo } from '#src/site/routes.ts'
import { DIST, PlainError } from '../lib/project.ts'
import type { BuiltPage } from './builtPages.ts'

const ROWS_FILE = 'src/registry/rows/pageContent.ts'

/** @returns the address of the page that a share card belongs to */
const pathOf = (image: string) =>
  image === routeTo.shareCard(routes.home) ? routes.home : image.slice(folders.shareCards.length, -'.png'.length)

/**
 * @param paths of the built pages
 * @param images the share cards; the registry makes one for each of its pages
 * @returns a sentence for each address that one of the three lacks
 */
export function pageAddressProblems(paths: readonly string[], images: readonly string[], routed: Record<string, string>): string[] {
  const cards = new Map(paths.map((path) => [routeTo.shareCard(path), path]))
  const drawnImages = new Set(images)
  return [
    ...[...cards].flatMap(([image, path]) =>
      drawnImages.has(image)
        ? []
        : [`src/pages has the page ${path}, which no row of ${ROWS_FILE} is of. Give it one, and draw it with readPage(…).`],
    ),
    ...images.flatMap((image) =>
      cards.has(image)
        ? []
        : [`${ROWS_FILE} has the page ${pathOf(image)}, but no file of src/pages makes it. Add the page, or take its row away.`],
    ),
    ...Object.entries(routed).flatMap(([name, path]) =>
      paths.includes(path)
        ? []
        : [
            `src/site/routes.ts names the page ${path} ("${name}"), but no file of src/pages makes it. Add the page, or take the route away.`,
          ],
    ),
  ]
}

/** @throws PlainError that names every page, entry or route without its counterpart */
export async function checkPageAddresses(pages: BuiltPage[]): Promise<void> {
  const files = await readdir(`${DIST}${folders.shareCards.slice(1)}`, { recursive: true }).catch(() => [])
  const images = files.filter((file) => file.endsWith('.png')).map((file) => `${folders.shareCards}/${file}`)
  const problems = pageAddressProblems(
    pages.map((page) => page.path),
    images,
    routes,
  )
  if (problems.length > 0) throw new PlainError(`Pages and their lists do not agree:\n\n${problems.join('\n')}`)
}
