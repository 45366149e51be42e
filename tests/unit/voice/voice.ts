/** Habits that tire readers, in what docs and comments say; and the words that code shows. */
import type { Finding } from '#src/lib/build/content/textRules/avoidedWords.ts'

/** @returns the last sentence of a text in Markdown, without its marks */
export function findLastSentence(markdown: string): string {
  const plain = markdown
    .trim()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]|<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /[^.!?]+[.!?]["”]?$/.exec(plain)?.[0].trim() ?? plain
}

/** @returns words that code shows to people: literals with blanks in them, and text between tags; all else is blanked out */
export function readShownTexts(source: string): string {
  const kept = new Array<string>(source.length).fill(' ')
  const literals = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}=;]+</g
  for (const match of source
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .matchAll(literals)) {
    if (!/\S\s+\S/.test(match[0].replaceAll(/\$\{[^}]*\}/g, ''))) continue
    for (let place = 0; place < match[0].length; place++) kept[match.index + place] = match[0][place] ?? ' '
  }
  for (let place = source.indexOf('\n'); place >= 0; place = source.indexOf('\n', place + 1)) kept[place] = '\n'
  return kept.join('')
}

/**
 * "Who edits words needs this page": a free "who" in the place of "Anyone who", at the head of a clause and followed by a second
 * verb; and "for who cannot see it". A title ("Who is asked"), a question and a reported one ("and who takes it") have no second
 * verb before the clause ends, and are left alone.
 */
const FREE_WHO_PATTERN = new RegExp(
  [
    String.raw`(?:^|[.;:,(] (?:and |so |but )?)who (?!(?:is|was|has)\b)(?:also |only |else )?\w+s\b`,
    String.raw`(?:,? (?!(?:and|when|if|where|which|how|who|while|as)\b)[\w'’-]+){0,14}?`,
    ' (?:needs?|wants?|asks?|sets?|comes?|has|have|is|are|may|can|must|will|does|makes?|takes?|changes|gets?|wears?|sees?|reads?',
    String.raw`|finds?|learns?|goes|stays|knows|should)\b(?![^.;:?]*\?)|\b(?:to|for|from) who\b`,
  ].join(''),
  'gi',
)

/** A piece of text that is read as one, and the line on which it begins. */
type Block = { line: number; text: string }

/** @returns clauses whose subject is a free "who" */
export function findFreeWho(blocks: readonly Block[]): Finding[] {
  return blocks.flatMap(({ line, text }) =>
    [...text.replaceAll(/\s+/g, ' ').trim().matchAll(FREE_WHO_PATTERN)].map(([found]) => ({
      line,
      found: found.replace(/^\W+/, ''),
      advice: 'write “Anyone who …”, “People who …” or “If you …”',
    })),
  )
}

/** @returns paragraphs, items of lists and rows of tables */
export function readBlocks(markdown: string): Block[] {
  const blocks: Block[] = []
  for (const [index, line] of markdown.split('\n').entries()) {
    const last = blocks.at(-1)
    if (last && /\S/.test(last.text) && /^\s*[^\s|#]/.test(line) && !/^\s*(?:[-*]|\d+\.) /.test(line)) last.text += ` ${line}`
    else blocks.push({ line: index + 1, text: line.replace(/^\s*(?:[-*]|\d+\.|#+) /, '') })
  }
  return blocks
}
