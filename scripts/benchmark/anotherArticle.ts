/** Articles that a build of a thousand is measured with. */

/**
 * An article like one of the site's own, under another name, title and description. No two articles may have a paragraph or a point in
 * common: each line of prose gets a number.
 * @param source a file of the site's own, front matter included @param index a number that no other copy has
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
    // One article stands on top of the list, and stays it.
    .replace(/^featured: true\n/m, '')
  const body = source
    .slice(end)
    .replaceAll(/^(?!<|[|#]|\{\/\*|\s*$).{20,}$/gm, (line) => `${line} (${index})`)
    .replaceAll('</SideNote>', ` (${index})</SideNote>`)
  return front + body
}
