/** A rehype plugin for MDX that wraps an article's sections, which begin at its "##" headings. sectionIds.ts has read them, in order. */
import { frontMatterOf, type ProseFile, type ProseNode } from '../proseNode.ts'
import { areShortNames, cellClasses, fitsBesideName, hasFigures, TABLE_ROLES } from '../tableColumns.ts'

type Section = { id: string; label: string; aliases?: string[] }

const createElement = (tagName: string, properties: Record<string, unknown>, children: ProseNode[] = []): ProseNode => ({
  type: 'element',
  tagName,
  properties,
  children,
})
const isHeading = (node: ProseNode) => node.type === 'element' && node.tagName === 'h2'
const textOf = (node: ProseNode): string => node.value ?? (node.children ?? []).map(textOf).join('')

type Options = { section: string; copyLink: string; column: string; numbered?: string }

/**
 * @param section attribute of a section
 * @param copyLink attribute of the buttons that copy a section's address
 * @param column attribute of a table's cells, with the name of their column
 * @param numbered folder of the texts whose sections are cited by number, "/legal"
 * @throws Error with a message for an editor if a heading opens no section
 */
export function rehypeArticleSections({ section: sectionAttribute, copyLink, column, numbered }: Options) {
  return (tree: ProseNode, file: ProseFile): void => {
    const fields = frontMatterOf(file)
    const sections = (Array.isArray(fields?.sections) ? fields.sections : []) as Section[]
    const name = file.path?.split('/').at(-1) ?? 'The article'
    const headings = (tree.children ?? []).filter(isHeading)
    if (headings.length !== sections.length) {
      throw new Error(
        `${name} has ${sections.length} headings with ##, and ${headings.length} of them open a section. Inside a tag, a list or a quotation, write ###.`,
      )
    }
    // The number is part of the heading's text, so that it is read out, found and copied.
    const isNumbered = numbered !== undefined && (file.path?.includes(`${numbered}/`) ?? false)
    const output: ProseNode[] = []
    let current: ProseNode | null = null
    let lastHeading = ''
    for (const node of tree.children ?? []) {
      if (node.tagName && /^h[2-4]$/.test(node.tagName)) lastHeading = textOf(node).trim()
      if (node.tagName === 'table') labelTable(node, lastHeading, column)
      if (isHeading(node)) {
        const section = sections[headings.indexOf(node)]
        if (!section) continue
        current = createSection(node, section, { sectionAttribute, copyLink }, isNumbered ? `${sections.indexOf(section) + 1}. ` : '')
        output.push(current)
      } else if (current) current.children?.push(node)
      else output.push(node)
    }
    tree.children = output
  }
}

/** Markdown has no captions, so a table is named by the heading above it. */
function labelTable(table: ProseNode, heading: string, columnName: string): void {
  table.properties = { ...table.properties, ariaLabel: heading }
  removeLineBreaks(table)
  labelRowsAndColumns(table, columnName)
}

/** Removes the line breaks that Markdown leaves between rows and cells. */
function removeLineBreaks(node: ProseNode): void {
  if (!/^(table|thead|tbody|tr)$/.test(node.tagName ?? '')) return
  node.children = (node.children ?? []).filter(({ value }) => value?.trim() !== '')
  for (const child of node.children) removeLineBreaks(child)
}

/** Marks the first cell of a row and the head cells as headers, and sets the columns' classes. Markdown can do neither. */
function labelRowsAndColumns(table: ProseNode, columnName: string): void {
  const childrenOf = (node: ProseNode | undefined, ...tags: string[]) =>
    (node?.children ?? []).filter(({ tagName }) => tags.includes(tagName ?? ''))
  const groups = childrenOf(table, 'thead', 'tbody')
  const rowsOf = (tag: string) => childrenOf(table, tag).flatMap((group) => childrenOf(group, 'tr'))
  const head = rowsOf('thead').flatMap((row) => childrenOf(row, 'th'))
  const rows = rowsOf('tbody').map((row) => childrenOf(row, 'td'))
  const figures = head.map(
    (_, column) => column > 0 && hasFigures(rows.map((cells) => cells[column]).map((cell) => (cell ? textOf(cell) : ''))),
  )
  const areNamesShort = areShortNames(rows.flatMap(([first]) => (first ? [textOf(first)] : [])))
  const isBeside = fitsBesideName(
    head.length,
    rows.map((cells) => (cells[1] ? textOf(cells[1]) : '')),
  )
  for (const group of groups) {
    setProperties(group, { role: TABLE_ROLES.group })
    for (const row of childrenOf(group, 'tr')) setProperties(row, { role: TABLE_ROLES.row })
  }
  head.forEach((cell, column) => {
    const kind = { isFigure: figures[column] ?? false, isBrief: areShortNames([textOf(cell)]), isBeside: isBeside && column === 1 }
    setProperties(cell, { scope: 'col', role: TABLE_ROLES.column }, kind)
  })
  for (const [first, ...others] of rows) {
    if (first) {
      setProperties(first, { scope: 'row', role: TABLE_ROLES.name }, { isBrief: areNamesShort })
      first.tagName = 'th'
    }
    others.forEach((cell, index) => {
      const name = head[index + 1]
      const kind = { isFigure: figures[index + 1] ?? false, isBeside: isBeside && index === 0 }
      setProperties(cell, { role: TABLE_ROLES.cell, [columnName]: name ? textOf(name).trim() : '' }, kind)
    })
  }
}

function setProperties(node: ProseNode, properties: Record<string, unknown>, cell: Parameters<typeof cellClasses>[0] = {}): void {
  const className = cellClasses(cell)
  node.properties = { ...node.properties, ...properties, ...(className.length > 0 && { className }) }
}

function createSection(
  heading: ProseNode,
  section: Section,
  { sectionAttribute, copyLink }: { sectionAttribute: string; copyLink: string },
  number: string,
): ProseNode {
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
  return createElement('section', { id: section.id, ariaLabelledby: headingId, [sectionAttribute]: '' }, [
    ...aliases,
    createElement('div', { className: ['section-heading'] }, [title, button]),
  ])
}
