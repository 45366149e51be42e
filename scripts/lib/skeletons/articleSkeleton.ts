import { UNFILLED } from '#src/contentEngine/textRules/skeleton.ts'

/** Author and tags cannot be left open, so they are the first choice, with a mark until someone has looked at it. */
export const writeArticleSkeleton = (title: string, day: string, authors: string[], tags: string[]) => `---
title: ${JSON.stringify(title)}
description: "${UNFILLED}: in 70 to 160 characters, what the reader finds here. Search results show this sentence under the title."
excerpt: "${UNFILLED}: up to 220 characters for the card in the list."
question: "${UNFILLED}: which one question does this article answer?"
author: ${authors[0]} # ${UNFILLED}: who wrote it? ${authors.join(', ')}
publishedAt: ${day}
tags: [${tags.slice(0, 2).join(', ')}] # ${UNFILLED}: its tags, at least two. ${tags.join(', ')}
draft: true
listed: true
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

${UNFILLED}: figures come from the claims, like {claim:languages} languages and {policy:points.unplannedAbsence} point.

<Chart id="in-short" />

## Frequently asked questions {#faqs label="Questions"}

<Faq question="${UNFILLED}: a question?">
${UNFILLED}: an answer.
</Faq>

## Next steps {#next}

${UNFILLED}: one next step for the reader. The last may be [a demo]({route:requestDemo}).
`
