/** An article in other words, as an editor may put it without looking at a test: docs/adding-an-article.md, "Worked examples". */

const NUMBER = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|half|hundred)\b/i
/** Words alone: no figure, token, link, quotation or other markup that something else may rest on. */
const isPlainParagraph = (paragraph: string) => /^[A-Z][^\n{}[\]<>"“*|`=]+\.$/.test(paragraph) && !NUMBER.test(paragraph)

/**
 * @param article its source @param letter one, so that no two articles say the same; a number would be a promise
 * @returns it with another title, another heading (one that states a count, where there is one) and another paragraph; the
 *   figures, the sections' addresses and the length stay as they are. Without such a paragraph, only title and heading change.
 */
export function rewordArticle(article: string, letter: string): string {
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
