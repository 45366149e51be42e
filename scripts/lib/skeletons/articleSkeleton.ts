/** The skeletons of an article and of a note. They keep the limits of src/schemas/, and lack only words. */
import { UNFILLED } from '#src/contentEngine/textRules/skeleton.ts'
import { ARTICLE_WORDS } from '#src/schemas/article/articleWords.ts'

const describeRange = ({ min, max }: { min: number; max: number }) =>
  `${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')} words`

/** Author and tags cannot be left open, so they are the first choice, with a mark until someone has looked at it. */
const writeCommonFields = (title: string, day: string, authors: string[], tags: string[]) => `title: ${JSON.stringify(title)}
description: "${UNFILLED}: in 70 to 160 characters, what the reader finds here. Search results show this sentence under the title."
excerpt: "${UNFILLED}: up to 220 characters for the card in the list."
question: "${UNFILLED}: which one question does this article answer?"
author: ${authors[0]} # ${UNFILLED}: who wrote it? ${authors.join(', ')}
publishedAt: ${day}
tags: [${tags.slice(0, 2).join(', ')}] # ${UNFILLED}: its tags, at least two. ${tags.join(', ')}
draft: true
listed: true`

/** They have no words, days or numbers that could be published by mistake: the build asks for them. */
const OPTIONAL_FIELDS = `# Optional: delete the "# " before a field to use it. docs/fields/blog.md has every field with its limits.
# updatedAt: # the day of the last change that a reader would notice, like 2026-03-09
# legal: true # the article cites law. It then needs the next field, too
# lastReviewed: # the day on which someone last checked it against the law, like 2026-03-09
# keywords: [] # what people search for, in their words
# cover: { kind: towers } # a number of the article as its picture: docs/article-numbers.md, "Covers"
# sums: [] # how worked examples come to their results, like "13 × $1,705 = $22,165"
# closing: { kind: sentence } # the invitation at the end, if it is not the usual one
# badges: [] # small marks over the title, like Updated 2026
# featured: true # the article stands at the top of the list`

const NUMBERS = 'Figures come from the claims, like {claim:languages} languages and {policy:points.unplannedAbsence} point.'

export const writeArticleSkeleton = (title: string, day: string, authors: string[], tags: string[]) => `---
${writeCommonFields(title, day, authors, tags)}
${OPTIONAL_FIELDS}
charts:
  - id: in-short
    kind: bars
    title: "${UNFILLED}: what the chart counts"
    caption: "${UNFILLED}: what there is to see in it, in a whole sentence."
    invented: true
    unit: "${UNFILLED}: what the zero line counts"
    bars:
      - { label: "${UNFILLED}: this", value: 2 } # ${UNFILLED}: its number
      - { label: "${UNFILLED}: that", value: 1 } # ${UNFILLED}: its number
---

## The short answer {#intro}

<Answer>
${UNFILLED}: two sentences that answer the question.
</Answer>

${UNFILLED}: ${describeRange(ARTICLE_WORDS.usual)} in all. ${NUMBERS}

<Chart id="in-short" />

## Frequently asked questions {#faqs label="Questions"}

<Faq question="${UNFILLED}: a question?">
${UNFILLED}: an answer.
</Faq>

## Next steps {#next}

${UNFILLED}: one next step for the reader. The last may be [a demo]({route:requestDemo}).
`

/** A note has neither charts nor sections. */
export const writeNoteSkeleton = (title: string, day: string, authors: string[], tags: string[]) => `---
${writeCommonFields(title, day, authors, tags)}
short: true
# docs/fields/blog.md has more fields, all of them optional.
---

${UNFILLED}: ${describeRange(ARTICLE_WORDS.short)}, with the news in the first sentence. ${NUMBERS}
`
