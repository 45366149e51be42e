import { NOTES_LEAD, NOTES_TITLE, type PrintedPart, type PrintedTemplate } from './printedTemplate.ts'

const BLANK = '______________________'
const cell = (text: string) => text.replaceAll('|', '\\|')

/** @returns the text to adopt as Markdown, without the drafting notes */
export function writeTemplateText({ heading: title, facts, clauses }: PrintedTemplate): string {
  const head = facts.length > 0 ? [facts.map(({ label, value }) => `- **${label}:** ${value}`).join('\n')] : []
  const body = clauses.flatMap(({ number, title: heading, parts }) => [
    ...(heading === undefined ? [] : [`## ${number}. ${heading}`]),
    ...parts.map(partText),
  ])
  return `${[`# ${title}`, ...head, ...body].join('\n\n')}\n`
}

/** @returns both parts as Markdown: the text, then the drafting notes below a rule and a title */
export function writeTemplateMarkdown(template: PrintedTemplate): string {
  const { title, version, date, license, notes } = template
  const notesPart = [
    `# ${NOTES_TITLE}`,
    `${title}, version ${version}, ${date}. ${NOTES_LEAD}`,
    ...notes.map(({ place, text, authority }) => `**${place}.** ${text} *${authority}*`),
    `**License: ${license.name}.** ${license.text}`,
  ]
  return `${writeTemplateText(template)}\n---\n\n${notesPart.join('\n\n')}\n`
}

function partText({ number, text, items, checks, fields, table, optional }: PrintedPart): string {
  const textLine = text === undefined ? [] : [`${number === undefined ? '' : `**${number}** `}${text}`]
  const lists = [
    ...(items ? [items.map((item) => `- ${item}`).join('\n')] : []),
    ...(checks ? [checks.map((item) => `- [ ] ${item}`).join('\n')] : []),
    ...(fields ? [fields.map((label) => `- ${label}: ${BLANK}`).join('\n')] : []),
    ...(table
      ? [
          [table.columnHeadings, table.columnHeadings.map(() => '---'), ...table.rows]
            .map((row) => `| ${row.map(cell).join(' | ')} |`)
            .join('\n'),
        ]
      : []),
  ]
  const markdown = [...textLine, ...lists].join('\n\n')
  return optional ? `[Optional: ${markdown}]` : markdown
}
