/** What this site does not write: words of another English, and habits of style that readers take for a machine's. */

export type WordList = {
  words: Record<string, string>
  /** Stems of verbs that end in -ize. */
  ize: string[]
  limits: Record<string, number>
}
/** What was found, on which line, and what to write in its place. */
export type Finding = { line: number; found: string; advice: string }

const escapeWords = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')
/** A letter, a digit or a hyphen on either side makes it another word; so do an address and a path. */
const wholeWords = (pattern: string) => new RegExp(`(?<![\\w@/.-])(?:${pattern})(?![\\w-])`, 'gi')

/** @returns a function that finds words to write otherwise, with the line in which each stands */
export function createWordFinder({ words, ize }: WordList): (text: string) => Finding[] {
  const single = wholeWords(
    Object.keys(words)
      .map((word) => `${escapeWords(word)}s?`)
      .join('|'),
  )
  const verbs = wholeWords(`(?:${ize.join('|')})(?:is(?:e[ds]?|ing|ations?|er[s]?))`)
  const preferred = (found: string) => {
    const word = found.toLowerCase().replaceAll(/\s+/g, ' ')
    return words[word] ?? (words[word.replace(/s$/, '')] ? `${words[word.replace(/s$/, '')]}s` : word.replace(/is(?=e|ing|ation)/, 'iz'))
  }
  return (text) =>
    [...text.matchAll(single), ...text.matchAll(verbs)]
      .map((match) => ({ line: lineNumberAt(text, match.index), found: match[0], advice: `write “${preferred(match[0])}”` }))
      .toSorted((a, b) => a.line - b.line)
}

const lineNumberAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

const TIC_PATTERNS: Record<string, RegExp> = {
  ', and not': /,\s+and\s+not\s+(?:a|an|the|by|for|from|in|on|to|with|what|how|when|who|because|your|their|its|as|of|at)\b/gi,
  ', not B': /,\s+not\s+(?:a|an|the|by|for|from|in|on|to|with|what|how|when|who|because)\b/gi,
  'No A. No B.': /(?<![\w,;:]\s)\bNo\s[^.!?\n]{1,60}\.\s+No\s[^.!?]{1,60}\./g,
  'no A, no B': /\bno\s[a-z]+(?:\s[a-z]+)?,\s+no\s[a-z]/gi,
  // The last sentence of a paragraph, or of a text in quotes.
  'That is …': /(?<=[.!?]\s+)That(?:\s+is|’s|'s)\s[^.!?\n]{1,90}\.(?=["”]?\s*(?:\n\s*\n|\n\s*(?:-\s)?[\w"]+:|$))/g,
}

/** @returns the habits that occur more often than they may, each with its places */
export function findTics(text: string, limits: Record<string, number>): Finding[] {
  return Object.entries(TIC_PATTERNS).flatMap(([name, pattern]) => {
    const found = [...text.matchAll(pattern)]
    const most = limits[name] ?? 0
    return found.length <= most
      ? []
      : found.map((match) => ({
          line: lineNumberAt(text, match.index),
          found: match[0].replaceAll(/\s+/g, ' '),
          advice: `“${name}” occurs ${found.length} times here, and may ${most === 0 ? 'not at all' : most === 1 ? 'once' : `${most} times`}`,
        }))
  })
}

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
