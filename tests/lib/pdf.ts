/**
 * Reads a PDF like assistive technology: the tag tree, with the text of the page's own drawing instructions. (Text extraction would insert
 * spaces that it guesses from gaps.)
 */
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

type TaggedElement = { tag: string; text: string; alt: string | undefined; parents: readonly string[] }
/** An external link has an address, an internal link a page. */
type PdfLink = { url: string; page?: number; contents: string; isTagged: boolean }
type PdfBookmark = { title: string; page: number }
/** What assistive technology reads in a document. */
export type Pdf = {
  title: string
  language: string
  showsTitle: boolean
  isMarked: boolean
  pages: number
  /** The elements of the tag tree, in reading order. An element over a page break is listed once for each page. */
  elements: readonly TaggedElement[]
  bookmarks: readonly PdfBookmark[]
  links: readonly PdfLink[]
  /** The scope of each header cell; empty if it has none. */
  scopes: readonly string[]
  /** Characters that the embedded fonts cannot draw. */
  missing: string
  /** Metadata as XML. */
  metadata: string
}

type Node = { role: string; alt?: string; children: Leaf[] }
type Leaf = Node | { type: 'content' | 'object' | 'annotation'; id: string; role?: undefined }
type Glyph = { unicode: string; originalCharCode: number }
type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

/** @param bytes of the file; they are not changed */
export async function parsePdf(bytes: Uint8Array): Promise<Pdf> {
  const source = Buffer.from(bytes).toString('latin1')
  // The reader detaches the buffer that it gets, so it gets a copy.
  const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
  const info = (await document.getMetadata()).info as { Title?: string; Language?: string }
  /** @param destination the target of a link or bookmark, or its name */
  const pageOf = async (destination: string | unknown[] | null) => {
    const place = typeof destination === 'string' ? await document.getDestination(destination) : destination
    return place ? (await document.getPageIndex(place[0] as never)) + 1 : 0
  }
  const elements: TaggedElement[] = []
  const links: PdfLink[] = []
  let missingText = ''
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const words = await readWords(page)
    missingText += words.missing
    const root = (await page.getStructTree()) as Node | null
    const taggedTexts = new Set<string>()
    const textOf = (leaf: Leaf): string =>
      leaf.role === undefined
        ? leaf.type === 'content'
          ? (words.byId.get(readObjectNumber(leaf.id)) ?? '')
          : ''
        : leaf.children.map(textOf).join('')
    const walk = (node: Node, parents: readonly string[]) => {
      elements.push({ tag: node.role, text: textOf(node), alt: node.alt, parents })
      for (const child of node.children)
        if (child.role !== undefined) walk(child, [...parents, node.role])
        else if (child.type !== 'content' && node.role === 'Link') taggedTexts.add(child.id)
    }
    for (const child of root?.children ?? []) if (child.role !== undefined) walk(child, [])
    for (const annotation of await page.getAnnotations())
      if (annotation.subtype === 'Link')
        links.push({
          url: annotation.unsafeUrl ?? '',
          ...(annotation.dest ? { page: await pageOf(annotation.dest) } : {}),
          contents: annotation.contentsObj?.str ?? '',
          isTagged: taggedTexts.has(annotation.id),
        })
  }
  const outline = (await document.getOutline()) ?? []
  const bookmarks: PdfBookmark[] = []
  for (const { title, dest } of outline) bookmarks.push({ title, page: await pageOf(dest) })
  return {
    title: info.Title ?? '',
    language: info.Language ?? '',
    showsTitle: ((await document.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null)?.DisplayDocTitle === true,
    isMarked: (await document.getMarkInfo())?.Marked === true,
    pages: document.numPages,
    elements,
    bookmarks,
    links,
    scopes: findObjects(source, 'TH').map((object) => /\/Scope \/(\w+)/.exec(object)?.[1] ?? ''),
    missing: missingText,
    metadata: Buffer.from(/<x:xmpmeta[\s\S]*?<\/x:xmpmeta>/.exec(source)?.[0] ?? '', 'latin1').toString('utf8'),
  }
}

/** Ids of content end in the number of a mark on the page: "p12R_mc3". */
const readObjectNumber = (id: string) => Number(/mc(\d+)$/.exec(id)?.[1])

async function readWords(page: PdfPage): Promise<{ byId: Map<number, string>; missing: string }> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const byId = new Map<number, string>()
  const open: (number | null)[] = []
  let missingText = ''
  fnArray.forEach((operation, index) => {
    const args = argsArray[index] as [unknown, unknown] | null
    if (operation === OPS.beginMarkedContent) open.push(null)
    if (operation === OPS.beginMarkedContentProps) open.push(typeof args?.[1] === 'number' ? args[1] : null)
    if (operation === OPS.endMarkedContent) open.pop()
    if (operation !== OPS.showText) return
    const glyphs = ((args?.[0] ?? []) as (Glyph | number)[]).filter((glyph): glyph is Glyph => typeof glyph !== 'number')
    // Glyph 0 of a font stands for missing characters.
    missingText += glyphs.map(({ originalCharCode, unicode }) => (originalCharCode === 0 ? unicode : '')).join('')
    const id = open.findLast((mark) => mark !== null)
    if (id != null) byId.set(id, (byId.get(id) ?? '') + glyphs.map(({ unicode }) => unicode).join(''))
  })
  return { byId, missing: missingText }
}

/** @returns the source of each element with a tag */
const findObjects = (source: string, tag: string) => source.split(/\bendobj\b/).filter((object) => new RegExp(`/S /${tag}\\b`).test(object))
