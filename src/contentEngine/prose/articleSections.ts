/** A rehype plugin for MDX that wraps an article's sections, which begin at its "##" headings. sectionIds.ts has read them, in order. */
import { areShortNames, cellClasses, fitsBesideName, hasFigures, TABLE_ROLES } from '#src/lib/anywhere/text/tableColumns.ts'

type HastNode = { type: string; tagName?: string; value?: string; properties?: Record<string, unknown>; children?: HastNode[] }
type Section = { id: string; label: string; aliases?: string[] }
// The libraries' types differ between their versions, so values are checked here.
type VirtualFile = { path?: string; data: object }

const createElement = (tagName: string, properties: Record<string, unknown>, children: HastNode[] = []): HastNode => ({
  type: 'element',
  tagName,
  properties,
  children,
})
const isHeading = (node: HastNode) => node.type === 'element' && node.tagName === 'h2'
const textOf = (node: HastNode): string => node.value ?? (node.children ?? []).map(textOf).join('')

type Options = { section: string; copyLink: string; column: string; numbered?: string }

/**
 * @param section attribute of a section
 * @param copyLink attribute of the buttons that copy a section's address
 * @param column attribute of a table's cells, with the name of their column
 * @param numbered folder of the texts whose sections are cited by number, "/legal"
 * @throws Error with a message for an editor if a heading opens no section
 */
export function rehypeArticleSections({ section: mark, copyLink, column, numbered }: Options) {
  return (tree: HastNode, file: VirtualFile): void => {
    const { astro } = file.data as { astro?: { frontmatter?: Record<string, unknown> } }
    const frontmatter = astro?.frontmatter
    const sections = (Array.isArray(frontmatter?.sections) ? frontmatter.sections : []) as Section[]
    const name = file.path?.split('/').at(-1) ?? 'The article'
    const headings = (tree.children ?? []).filter(isHeading)
    if (headings.length !== sections.length) {
      throw new Error(
        `${name} has ${sections.length} headings with ##, and ${headings.length} of them open a section. Inside a tag, a list or a quotation, write ###.`,
      )
    }
    // The number is part of the heading's text, so that it is read out, found and copied.
    const isNumbered = numbered !== undefined && (file.path?.includes(`${numbered}/`) ?? false)
    const output: HastNode[] = []
    let current: HastNode | null = null
    let above = ''
    for (const node of tree.children ?? []) {
      if (node.tagName && /^h[2-4]$/.test(node.tagName)) above = textOf(node).trim()
      // Markdown has no captions, so a table is named by the heading above it.
      if (node.tagName === 'table') {
        node.properties = { ...node.properties, ariaLabel: above }
        dropLineBreaks(node)
        nameRowsAndColumns(node, column)
      }
      if (isHeading(node)) {
        const section = sections[headings.indexOf(node)]
        if (!section) continue
        current = createSection(node, section, { mark, copyLink }, isNumbered ? `${sections.indexOf(section) + 1}. ` : '')
        output.push(current)
      } else if (current) current.children?.push(node)
      else output.push(node)
    }
    tree.children = output
  }
}

/** Removes the line breaks that Markdown leaves between rows and cells. */
function dropLineBreaks(node: HastNode): void {
  if (!/^(table|thead|tbody|tr)$/.test(node.tagName ?? '')) return
  node.children = (node.children ?? []).filter(({ value }) => value?.trim() !== '')
  for (const child of node.children) dropLineBreaks(child)
}

/** Marks the first cell of a row and the head cells as headers, and sets the columns' classes. Markdown can do neither. */
function nameRowsAndColumns(table: HastNode, columnName: string): void {
  const parts = (node: HastNode | undefined, ...tags: string[]) =>
    (node?.children ?? []).filter(({ tagName }) => tags.includes(tagName ?? ''))
  const groups = parts(table, 'thead', 'tbody')
  const rowsOf = (tag: string) => parts(table, tag).flatMap((part) => parts(part, 'tr'))
  const head = rowsOf('thead').flatMap((row) => parts(row, 'th'))
  const rows = rowsOf('tbody').map((row) => parts(row, 'td'))
  const figures = head.map(
    (_, column) => column > 0 && hasFigures(rows.map((cells) => cells[column]).map((cell) => (cell ? textOf(cell) : ''))),
  )
  const isNameBrief = areShortNames(rows.flatMap(([first]) => (first ? [textOf(first)] : [])))
  const isBeside = fitsBesideName(
    head.length,
    rows.map((cells) => (cells[1] ? textOf(cells[1]) : '')),
  )
  for (const group of groups) {
    set(group, { role: TABLE_ROLES.group })
    for (const row of parts(group, 'tr')) set(row, { role: TABLE_ROLES.row })
  }
  head.forEach((cell, column) => {
    const kind = { isFigure: figures[column] ?? false, isBrief: areShortNames([textOf(cell)]), isBeside: isBeside && column === 1 }
    set(cell, { scope: 'col', role: TABLE_ROLES.column }, kind)
  })
  for (const [first, ...others] of rows) {
    if (first) {
      set(first, { scope: 'row', role: TABLE_ROLES.name }, { isBrief: isNameBrief })
      first.tagName = 'th'
    }
    others.forEach((cell, index) => {
      const name = head[index + 1]
      const kind = { isFigure: figures[index + 1] ?? false, isBeside: isBeside && index === 0 }
      set(cell, { role: TABLE_ROLES.cell, [columnName]: name ? textOf(name).trim() : '' }, kind)
    })
  }
}

function set(node: HastNode, properties: Record<string, unknown>, cell: Parameters<typeof cellClasses>[0] = {}): void {
  const className = cellClasses(cell)
  node.properties = { ...node.properties, ...properties, ...(className.length > 0 && { className }) }
}

function createSection(
  heading: HastNode,
  section: Section,
  { mark, copyLink }: { mark: string; copyLink: string },
  number: string,
): HastNode {
  const headingId = `${section.id}-heading`
  const button = createElement(
    'button',
    { type: 'button', [copyLink]: section.id, className: ['copy-link'], ariaLabel: `Copy the link to “${textOf(heading).trim()}”` },
    [createElement('span', { ariaHidden: 'true' }, [{ type: 'text', value: '#' }])],
  )
  const title = {
    ...heading,
    properties: { ...heading.properties, id: headingId },
    children: number ? [{ type: 'text', value: number }, ...(heading.children ?? [])] : (heading.children ?? []),
  }
  const aliases = (section.aliases ?? []).map((id) => createElement('span', { id, className: ['alias'] }))
  return createElement('section', { id: section.id, ariaLabelledby: headingId, [mark]: '' }, [
    ...aliases,
    createElement('div', { className: ['section-heading'] }, [title, button]),
  ])
}
