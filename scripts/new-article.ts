/** `npm run new:article -- "Title"`: creates the file of an article, as a draft with all required fields. */
import { readFile } from 'node:fs/promises'
import { LONGEST_TITLE } from '#src/lib/anywhere/pages/headLimits.ts'
import { UNFILLED } from '#src/lib/build/content/textRules/skeleton.ts'
import { idsIn } from '#src/lib/build/content/yaml/yamlNames.ts'
import { describeNewArticle } from './lib/newEntries.ts'
import { main, PlainError, ROOT } from './lib/project.ts'
import { slugOf, writeSkeleton } from './lib/skeletonFile.ts'

/** @returns ids of a list in a content file, in its order */
async function readIds(file: string, list: string): Promise<string[]> {
  const ids = idsIn(await readFile(`${ROOT}src/content/${file}`, 'utf8'), list)
  if (!ids?.length)
    throw new PlainError(`src/content/${file} cannot be read, or has no "${list}". "npm run build" names the line: mend it first.`)
  return ids
}

/** What cannot be left open, author and tags, is the first choice there is, and says so until someone has looked at it. */
const articleSkeleton = (title: string, day: string, authors: string[], tags: string[]) => `---
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
      - { label: "${UNFILLED}: this", value: 2 }
      - { label: "${UNFILLED}: that", value: 1 }
sections:
  - { id: intro, label: The short answer }
  - { id: faqs, label: Questions }
  - { id: next, label: Next steps }
---

## The short answer

<Answer>
${UNFILLED}: two sentences that answer the question.
</Answer>

${UNFILLED}: figures come from the claims, like {claim:languages} languages and {policy:points.unplannedAbsence} point.

<Chart id="in-short" />

## Frequently asked questions

<Faq question="${UNFILLED}: a question?">
${UNFILLED}: an answer.
</Faq>

## Next steps

${UNFILLED}: one next step for the reader. The last may be [a demo]({route:requestDemo}).
`

await main(async () => {
  const title = process.argv.slice(2).join(' ').trim()
  if (title.length < 10 || title.length > LONGEST_TITLE)
    throw new PlainError(
      `Give a title of 10 to ${LONGEST_TITLE} characters${title && `, not of ${title.length}`}: npm run new:article -- "How to …"`,
    )
  const slug = slugOf(title)
  const file = `src/content/blog/${slug}.mdx`
  const authors = await readIds('team.yaml', 'members')
  const tags = await readIds('tags.yaml', 'tags')
  await writeSkeleton(file, articleSkeleton(title, new Date().toISOString().slice(0, 10), authors, tags))
  console.log(describeNewArticle(file, slug))
})
