/** An article in other words and another order, as an editor may put it without looking at a test: docs/adding-an-article.md, "Worked examples". */

const NUMBER = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|half|hundred)\b/i
/** Words alone: no figure, token, link, quotation or other markup that something else may rest on. */
const isPlainParagraph = (paragraph: string) => /^[A-Z][^\n{}[\]<>"“*|`=]+\.$/.test(paragraph) && !NUMBER.test(paragraph)

type Rewording = (article: string, letter: string) => string

const MOST_MOMENTS = 10

/**
 * @param article its source @param letter one, so that no two articles say the same; a number would be a promise
 * @returns it with another title, another heading (one that states a count, where there is one) and another paragraph; the
 *   figures, the sections' addresses and the length stay as they are. Without such a paragraph, only title and heading change.
 */
const changeWords: Rewording = (article, letter) => {
  const headings = article.match(/^##+ .+$/gm) ?? []
  const heading = headings.find((each) => NUMBER.test(each)) ?? headings[1] ?? ''
  const paragraph = article.split('\n\n').find(isPlainParagraph)
  const filler = `Part ${letter} says the same in other words here, and its length is what it was before.`.split(' ')
  const words = (paragraph ?? '').split(' ').map((_, index) => filler[index % filler.length])
  const changed = article
    .replace(/^title: .*$/m, `title: Attendance in other words, part ${letter}`)
    .replace(heading, `${heading.split(' ')[0]} What part ${letter} says, in other words${/ \{#.*$/.exec(heading)?.[0] ?? ''}`)
  return paragraph ? changed.replace(paragraph, `${words.join(' ').replace(/[.,]?$/, '')}.`) : changed
}

/** The last list with bullets that no log holds, which sums an article up, gets a third item; its first two change places. */
const changeList: Rewording = (article, letter) => {
  const list = article.match(/^(?:- (?!\*\*\d).+\n){2,}/gm)?.at(-1)
  if (!list) return article
  const [first, second, ...more] = list.trimEnd().split('\n')
  return article.replace(list, `${[second, first, `- Part ${letter} adds this line.`, ...more].join('\n')}\n`)
}

/** The first two rows of the first table without numbered rows change places. */
const swapRows: Rewording = (article) => {
  const tables = [...article.matchAll(/(?<=^\|[-| :]+\|\n)(?:\|.*\n){2,}/gm)].map(([rows]) => rows)
  const rows = tables.find((each) => !/^\| *\d/m.test(each))
  if (!rows) return article
  const [first, second, ...more] = rows.split('\n')
  return article.replace(rows, [second, first, ...more].join('\n'))
}

/** The first two bars of each chart whose bars have a line each change places. */
const swapBars: Rewording = (article) =>
  article.replaceAll(/(?<=^ {4}bars:\n)( {6}- \{.*\}\n)( {6}- \{.*\}\n)/gm, (_, first: string, second: string) => second + first)

/** A minute after the first moment of a chart, something more happens; a log that tells the first tells that, too. */
const addMoments: Rewording = (article, letter) =>
  (article.match(/(?<=^ {4}moments:\n)(?: {6}- \{.*\}\n)+/gm) ?? [])
    .filter((moments) => moments.trimEnd().split('\n').length < MOST_MOMENTS)
    .reduce((changed, moments) => {
      const [first = '', hour = '', minute = ''] = /^.*"(\d\d):(\d\d)".*\n/.exec(moments) ?? []
      const next = String(Number(minute) + 1).padStart(2, '0')
      return changed
        .replace(first, `${first}      - { time: "${hour}:${next}", label: What part ${letter} adds }\n`)
        .replace(
          new RegExp(`^- \\*\\*${Number(hour)}:${minute}\\*\\*.*\\n`, 'm'),
          `$&- **${Number(hour)}:${next}** What part ${letter} adds.\n`,
        )
    }, article)

/** What is true before is true after each of them. */
export const rewordings = { changeWords, changeList, swapRows, swapBars, addMoments } as const

/** @param article its source @param letter as of `changeWords` @returns it with all of these changes that it has a place for */
export const rewordArticle: Rewording = (article, letter) =>
  Object.values(rewordings).reduce((changed, reword) => reword(changed, letter), article)
