import type { TextProblem } from '../problems/problemLocation.ts'
import type { ProseTag } from '../prose/proseTags.ts'

type Mistake = readonly [RegExp, (match: RegExpExecArray) => string]

/** Text that looks like Markdown or a tag but is neither. It would be printed as it is, or stop the build without naming a line. */
const MISTAKES: readonly Mistake[] = [
  [/^ {0,3}(#{2,4})([^#\s].*)$/gm, ([, signs, words]) => `Write a space after ${signs}: "${signs} ${words}".`],
  [/^ {0,3}# (.*)$/gm, ([, words]) => `The page has its title already. Write a heading of the text with two signs: "## ${words}".`],
  [
    /^[^\s#>|<*-].*\n-{2,}[ \t]*$/gm,
    () => 'The hyphens below this line make a heading of it. Put an empty line between them, or write "## " before the words.',
  ],
  [
    /(?<!\S.*\n)^\|.*\|[ \t]*\n(?![ \t]*\|?[ \t]*:?-)/gm,
    () => 'The first row of a table has a row of hyphens below it, which is missing: "|---|---|", with one "---" for each column.',
  ],
  [/^-([A-Za-z]\S*)/gm, ([, words]) => `Write a space after the hyphen, which begins a line of a list: "- ${words} …".`],
  [/^(import|export)\s/gm, ([, word]) => `A line that begins with "${word}" is read as code. Begin it with another word.`],
  [/(\[[^\]\n]+\])[ \t]+\((?:https?:|\/|#|\{)[^)\n]*\)/g, ([, words]) => `Write the address of ${words} right after it, without a space.`],
  [
    /\([^()\n]+\)\[(?:https?:|\/|#|\{)[^\]\n]*\]/g,
    () => 'A link has its words in square brackets and its address in round ones: [words](…).',
  ],
  [/\[[^\]\n]+\]\(\s*\)/g, ([link]) => `${link} has no address. Write one between ( and ).`],
  [/\[[^\]\n]+\]\((www\.[^)\s]*)\)/g, ([, address]) => `Write https:// before ${address}.`],
  [/\[[^\]\n]+\]\((?!\s*\))[^)\n]*$/gm, () => 'The address of this link has no end: write ) after it.'],
]
const tagMistakes = ({ name: tag }: ProseTag): readonly Mistake[] => [
  [new RegExp(`<\\s+${tag}\\b`, 'g'), () => `Write <${tag} without a space after <.`],
  [
    new RegExp(
      `<${tag}(?:\\s+\\w+\\s*=\\s*(?:"[^"]*"|'[^']*'|\\{[^{}]*\\}))*\\s+(\\w+)\\s*=\\s*(?![\\s"'{])([“„][^“”\\n]*[“”]|[^\\s/>]*)`,
      'g',
    ),
    ([, name, value = '']) => `Put the value of ${name} in straight quotes: ${name}="${value.replaceAll(/[“”„‘’]/g, '')}".`,
  ],
]
/** Also one in a line of a list, which stands further right. */
const TABLE = /^[ \t]*\|.*\n[ \t]*\|[ :|-]*-[ :|-]*$(?:\n[ \t]*\|.*)*/gm
const countCells = (row: string) =>
  row
    .replaceAll('\\|', '')
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length

/** A page shows no cell beyond those of the head, and an empty one where a row has fewer. Without its row of hyphens, it is no table. */
function tableProblems(text: string): TextProblem[] {
  return [...text.matchAll(TABLE)].flatMap(({ 0: table, index: start }) => {
    const rows = [...table.matchAll(/^.*$/gm)].map(({ 0: row, index }) => ({ cells: countCells(row), offset: start + index }))
    const cells = rows[0]?.cells ?? 0
    return rows.flatMap(({ cells: own, offset }, row) => {
      if (own === cells) return []
      const fix = row === 1 ? `Below the first row stands "${'|---'.repeat(cells)}|".` : 'An empty cell is "| |".'
      return { offset, message: `This row of the table has ${own} cells, and the first one ${cells}. ${fix}` }
    })
  })
}

/** Lines that follow one another, up to the next line of a list, row of a table or heading: words are bold within them. */
const PASSAGE = /^.*\S.*(?:\n(?![ \t]*(?:[-*+]|\d+[.)])[ \t]|[ \t]*[|#]).*\S.*)*/gm

/** Asterisks without partners, which are printed. */
function unpairedBoldProblems(text: string): TextProblem[] {
  return [...text.matchAll(PASSAGE)].flatMap(({ 0: passage, index }) => {
    const marks = [...passage.matchAll(/(?<!\\)\*\*/g)]
    const last = marks.at(-1)
    if (!last || marks.length % 2 === 0) return []
    const shown = passage.slice(last.index, last.index + 20).split('\n')[0]
    return { offset: index + last.index, message: `“${shown} …” is printed with its asterisks: bold words have ** before and after them.` }
  })
}

const CODE_FENCE = /^[ \t]*(```|~~~)/gm

/**
 * @param text prose without its code, from `withoutCode`
 * @param body the prose with its code
 * @param tags components that a text may have
 */
export function proseSyntaxProblems(text: string, body: string, tags: readonly ProseTag[]): TextProblem[] {
  const fences = [...body.matchAll(CODE_FENCE)]
  const openFence = fences.at(-1)
  if (openFence && fences.length % 2 === 1)
    return [{ offset: openFence.index, message: `This block of code has no end: write ${openFence[1]} on a line after it.` }]
  const mistakes = [...MISTAKES, ...tags.flatMap(tagMistakes)].flatMap(([pattern, message]) =>
    [...text.matchAll(pattern)].map((match) => ({ offset: match.index, message: message(match) })),
  )
  return [...mistakes, ...tableProblems(text), ...unpairedBoldProblems(text)]
}
