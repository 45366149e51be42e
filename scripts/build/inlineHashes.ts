/** The hashes of inline scripts and styles, which the content security policy allows by them. */
import { createHash } from 'node:crypto'
import { PlainError } from '../lib/project.ts'
import type { BuiltPage } from './builtPages.ts'
import { parseAttributes } from './pageMarkup.ts'

const DATA_BLOCK_TYPES = new Set(['application/ld+json', 'application/json'])

/**
 * Comments, scripts and styles with their content, and other tags, in the order of the page. A script or style ends at its first end tag,
 * so nothing is matched inside another match.
 */
const MARKUP =
  /<!--[\s\S]*?-->|<(?<block>script|style)(?<attributes>(?:\s+[\w:@.-]+(?:="[^"]*")?)*)\s*>(?<text>[\s\S]*?)<\/\k<block>>|<\/?[a-zA-Z][^<>"]*(?:"[^"]*"[^<>"]*)*>/g
/** The tag of a script or style that MARKUP did not match as a block. It would have no hash. */
const BLOCK_TAG = /<\/?(?:script|style)\b/i
const STYLE_OR_SCRIPT = /style|script/i
const STYLE_ATTRIBUTE = /["'\s/]style(?=[\s=/>])/i
const withoutValues = (tag: string) => tag.replaceAll(/"[^"]*"/g, '""')

/**
 * Uses regular expressions, because parsing took 17 ms a page (docs/decisions/062).
 * @returns hashes of all inline scripts and styles, and of each page's styles
 * @throws PlainError if a page has a style attribute, which the content security policy would block, or a script or style that MARKUP does
 *   not match
 */
export function hashInlineBlocks(
  pages: readonly Pick<BuiltPage, 'file' | 'html'>[],
): Record<'script' | 'style', string[]> & { pageStyles: Record<string, string[]> } {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  const pageStyles: Record<string, string[]> = {}
  for (const { file, html } of pages) {
    const ofPage: string[] = []
    const otherHtml = html.replaceAll(MARKUP, (markup, ...found) => {
      const { block, attributes: written = '', text = '' } = found.at(-1) as Partial<Record<'block' | 'attributes' | 'text', string>>
      if (block === undefined) checkTag(file, markup)
      const attributes = parseAttributes(written)
      if (block === undefined || attributes.has('src') || DATA_BLOCK_TYPES.has(attributes.get('type') ?? '')) return ''
      if (BLOCK_TAG.test(text)) throw new PlainError(unreadable(file, text))
      const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`
      hashes[block as 'script' | 'style'].add(hash)
      if (block === 'style') ofPage.push(hash)
      return ''
    })
    if (BLOCK_TAG.test(otherHtml)) throw new PlainError(unreadable(file, otherHtml))
    if (ofPage.length > 0) pageStyles[`/${file}`] = ofPage
  }
  return { script: [...hashes.script].sort(), style: [...hashes.style].sort(), pageStyles }
}

const unreadable = (file: string, html: string) =>
  `${file} has a script or a style that gets no hash, so that the Content-Security-Policy would block it: ${html.slice(html.search(BLOCK_TAG)).slice(0, 80)}`

function checkTag(file: string, tag: string): void {
  // Most tags have neither word anywhere, and this finds out in one look.
  if (!STYLE_OR_SCRIPT.test(tag)) return
  const bare = tag.startsWith('<!--') ? '' : withoutValues(tag)
  if (BLOCK_TAG.test(bare)) throw new PlainError(unreadable(file, tag))
  if (STYLE_ATTRIBUTE.test(bare)) throw new PlainError(`${file} has a style attribute, which the Content-Security-Policy blocks: ${tag}`)
}
