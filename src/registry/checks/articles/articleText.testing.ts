import { type ArticleEntry, type ArticleText, parseArticleText } from './articleText.ts'

/** @param fields those of the front matter that matter, as YAML has them @returns an article without a file, whose text begins in line 4 */
export const createArticle = (
  body: string,
  fields: Partial<ArticleEntry['data']> & { cover?: unknown; question?: string } = {},
): ArticleText =>
  parseArticleText(
    { id: 'a', data: { title: '', description: '', excerpt: '', draft: false, sums: [], charts: [], ...fields } },
    `---\n${JSON.stringify(fields)}\n---\n${body}`,
    new Map([['policy:hours', '20 hours']]),
  )
