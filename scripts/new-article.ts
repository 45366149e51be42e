/** `npm run new:article -- "Title"`: creates an article, as a draft with all required fields. With `--short`, the draft is a note's. */
import { readFile } from 'node:fs/promises'
import { parseIds } from '#src/contentEngine/yaml/yamlNames.ts'
import { MAX_TITLE_LENGTH } from '#src/lib/anywhere/text/textLimits.ts'
import { ARTICLE_WORDS } from '#src/schemas/article/articleWords.ts'
import { main, PlainError, ROOT } from './lib/project.ts'
import { writeArticleSkeleton, writeNoteSkeleton } from './lib/skeletons/articleSkeleton.ts'
import { describeNewArticle } from './lib/skeletons/newEntries.ts'
import { readTitle, readWordsAndWish, slugOf, writeNewFile } from './lib/skeletons/skeletonFile.ts'

/** @returns the ids of a list in a content file */
async function readIds(file: string, list: string): Promise<string[]> {
  const ids = parseIds(await readFile(`${ROOT}src/content/${file}`, 'utf8'), list)
  if (!ids?.length)
    throw new PlainError(`src/content/${file} cannot be read, or has no "${list}". "npm run build" names the line: mend it first.`)
  return ids
}

const { min, max } = ARTICLE_WORDS.short
const EXAMPLE = `npm run new:article -- "How to …". Add --short for a note of ${min} to ${max} words.`

await main(async () => {
  const { words, isWished: isShort } = readWordsAndWish('short', `Give a title: ${EXAMPLE}`)
  const title = readTitle({ least: 10, most: MAX_TITLE_LENGTH }, 'a title', EXAMPLE, words)
  const slug = slugOf(title)
  const file = `src/content/blog/${slug}.mdx`
  const authors = await readIds('team.yaml', 'members')
  const tags = await readIds('tags.yaml', 'tags')
  const write = isShort ? writeNoteSkeleton : writeArticleSkeleton
  await writeNewFile(file, write(title, new Date().toISOString().slice(0, 10), authors, tags))
  console.log(describeNewArticle(file, slug))
})
