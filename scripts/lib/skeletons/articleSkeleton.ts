/** The skeleton of an article. It keeps the limits of src/schemas/article/, and lacks only words. */
import { UNFILLED } from '#src/contentEngine/textRules/unfilled.ts'
import { ARTICLE_WORDS } from '#src/schemas/article/articleProse.ts'
import { needsPageTitle, writeTitleFields } from './titleFields.ts'

/** Left out of the draft of a title that needs the field. */
const OPTIONAL_PAGE_TITLE = '# pageTitle: # a shorter title, for search results and the browser’s tab'

/** They have no words, days or numbers that could be published by mistake: the build asks for them. */
const OPTIONAL_FIELDS = `# question: # the one question that the article answers. The list shows it while the article is featured
# updatedAt: # the day of the last change that a reader would notice, like 2026-03-09
# legal: true # the article cites law. It then needs the next field, too
# lastReviewed: # the day on which someone last checked it against the law, like 2026-03-09
# keywords: [] # what people search for, in their words
# cover: { kind: towers } # a number of the article as its picture (docs/article-numbers.md, "Covers"), or a photograph
# charts: [] # numbers of the article as drawings: docs/article-numbers.md, "Charts"
# numbers: {} # each number that is in several places, with a name: docs/article-numbers.md, "A number in several places"
# sums: [] # how worked examples come to their results, like "13 × $1,705 = $22,165"
# closing: { kind: sentence } # the invitation at the end, if it is not the usual one
# badges: [] # small marks over the title, like Updated 2026
# featured: true # the article stands at the top of the list`

/** Optional parts of an article, in a comment, so that editors do not have to delete those that they do not use. */
const OPTIONAL_PARTS = `{/* Optional: copy a part out of this comment to use it. docs/adding-an-article.md, "Parts of an article", has all of them.

## A heading, with the address of its section {#its-address}

<Faq question="A question of readers?">
Its answer.
</Faq>

*/}`

const [min, max] = [ARTICLE_WORDS.min, ARTICLE_WORDS.max].map((count) => count.toLocaleString('en-US'))

/** Author and tags cannot be left open, so they are the first choice, with a mark until someone has looked at it. */
export const writeArticleSkeleton = (title: string, day: string, authors: string[], tags: string[]) => `---
${writeTitleFields(title)}
description: "${UNFILLED}: in 70 to 160 characters, what the reader finds here. Search results show this sentence under the title."
excerpt: "${UNFILLED}: up to 220 characters for the card in the list."
author: ${authors[0]} # ${UNFILLED}: who wrote it? ${authors.join(', ')}
publishedAt: ${day}
tags: [${tags[0]}] # ${UNFILLED}: its tags. ${tags.join(', ')}
draft: true
listed: true
# Optional: delete the "# " before a field to use it. docs/fields/blog.md has every field with its limits.
${needsPageTitle(title) ? '' : `${OPTIONAL_PAGE_TITLE}\n`}${OPTIONAL_FIELDS}
---

<Answer>
${UNFILLED}: the news, or the answer to the reader's question, in one or two sentences. Or delete these three lines.
</Answer>

${UNFILLED}: ${min} to ${max} words in all. Figures come from the claims, like {claim:languages} languages and {policy:points.unplannedAbsence} point.

${OPTIONAL_PARTS}
`
