/** Parses the Markdown and the tags of articles and documents. Pages, feeds and the next build use the cached result. */
import { unified } from '@astrojs/markdown-remark'
import { createFileCache } from '#src/lib/build/cache/buildCache.ts'
import { rehypeAllowedTags } from './plugins/rehypeAllowedTags.ts'
import { rehypeArticleSections } from './plugins/rehypeArticleSections.ts'
import { rehypeExternalLinks } from './plugins/rehypeExternalLinks.ts'
import { rehypeNoBreak } from './plugins/rehypeNoBreak.ts'
import { rehypeSideNotes } from './plugins/rehypeSideNotes.ts'
import { remarkSmartQuotes } from './plugins/remarkSmartQuotes.ts'
import { type ProseChild, recmaProseData, type StoredProse } from './proseData.ts'
import type { ProseTag } from './proseTags.ts'

type Prose = {
  /** Path from the project's root. */
  file: string
  /** With tokens resolved, and with an empty line for each line of the front matter. */
  text: string
  /** The sections that the headings open. */
  sections: unknown
}
export type ProseParser = (prose: Prose) => Promise<StoredProse>

const cachedProse = createFileCache(['src/contentEngine/prose/proseParser.ts'])

/**
 * @param tags components that a text may have
 * @param options of `rehypeArticleSections`
 * @returns a function that parses a text. It throws the errors of MDX and its plugins.
 */
export function createProseParser(tags: readonly ProseTag[], options: Parameters<typeof rehypeArticleSections>[0]): ProseParser {
  const { createMdxRenderer } = unified({
    smartypants: false,
    remarkPlugins: [remarkSmartQuotes],
    rehypePlugins: [[rehypeAllowedTags, { tags }], rehypeSideNotes, [rehypeArticleSections, options], rehypeNoBreak, rehypeExternalLinks],
    recmaPlugins: [recmaProseData],
  })
  // Highlighted code needs style attributes, which the content security policy blocks. `optimize` turns prose into strings of HTML instead
  // of a call for each element, except tables, which a component draws.
  const renderer = createMdxRenderer?.({ syntaxHighlight: false }, { optimize: { ignoreElementNames: ['table'] } })
  const read = async ({ file, text, sections }: Prose): Promise<ProseChild[]> => {
    const frontmatter: { sections: unknown; prose?: ProseChild[] } = { sections, prose: [] }
    await (await renderer)?.process(text, file, frontmatter)
    return frontmatter.prose ?? []
  }
  return async (prose) => {
    const file = await cachedProse([JSON.stringify([prose, tags, options])], async () => Buffer.from(JSON.stringify(await read(prose))))
    return file === null ? { prose: await read(prose) } : { file }
  }
}
