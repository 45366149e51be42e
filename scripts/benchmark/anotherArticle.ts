/** Makes articles for measuring a build of a thousand. */

/**
 * A copy of an article under another title and description. Each line of prose gets a number, because no two articles may share a paragraph
 * or a point.
 * @param source a file of the site, with its front matter
 * @param index a number that no other copy has
 */
export function createAnotherArticle(source: string, index: number): string {
  const end = source.indexOf('\n---\n', 4)
  const front = source
    .slice(0, end)
    .replace(/^title:.*$/m, `title: Generated article number ${index}`)
    .replace(
      /^description:.*$/m,
      `description: The generated article number ${index}, which says in other words what one of the site’s own says.`,
    )
    // Only one article may be featured.
    .replace(/^featured: true\n/m, '')
  const body = source
    .slice(end)
    .replaceAll(/^(?!<|[|#]|\{\/\*|\s*$).{20,}$/gm, (line) => `${line} (${index})`)
    .replaceAll('</SideNote>', ` (${index})</SideNote>`)
  return front + body
}
