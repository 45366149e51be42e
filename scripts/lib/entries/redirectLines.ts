/** The lines of src/site/redirects.ts, as commands write them. */

export const REDIRECTS = 'src/site/redirects.ts'
/** Of a line: a longer one breaks before its value (biome.json). */
const MOST_CHARACTERS = 140

/**
 * Whoever has an old address goes one way, however often a page has moved: what led to an address that is given up now leads on,
 * and an address that is taken again leads nowhere else.
 * @param text the file @param moved old addresses, and where they lead from now on
 * @param hasSamePlaces whether that has the sections which the old address had; links to one lead to its top otherwise
 */
export function withRedirects(text: string, moved: Readonly<Record<string, string>>, hasSamePlaces = true): string {
  let lines = text
  for (const [from, to] of Object.entries(moved)) {
    lines = lines
      .replaceAll(new RegExp(`(?<=:\\s+')${RegExp.escape(from)}${hasSamePlaces ? "(?=['#])" : "(?:#[^']*)?(?=')"}`, 'g'), () => to)
      .replace(new RegExp(`^  '${RegExp.escape(to)}':\\s+'.*',\\n`, 'm'), '')
    const line = `  '${from}': '${to}',\n`
    lines = lines.replace(/\n\}\n$/, () => `\n${line.length > MOST_CHARACTERS ? line.replace(': ', ':\n    ') : line}}\n`)
  }
  return lines
}
