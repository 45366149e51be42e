/** `npm run new:article -- "Title" --address short-name`: creates an article, as a draft with all required fields. */
import { readFile } from 'node:fs/promises'
import { parseIds } from '#src/contentEngine/yaml/yamlNames.ts'
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { ARTICLE_TITLE } from '#src/schemas/article/article.ts'
import { main, PlainError, ROOT } from './lib/project.ts'
import { writeArticleSkeleton } from './lib/skeletons/articleSkeleton.ts'
import { readNewEntry } from './lib/skeletons/newEntry.ts'
import { describeNewArticle } from './lib/skeletons/newEntrySentences.ts'
import { writeNewFile } from './lib/skeletons/newFiles.ts'

/** @returns the ids of a list in a content file */
async function readIds(file: string, list: string): Promise<string[]> {
  const ids = parseIds(await readFile(`${ROOT}src/content/${file}`, 'utf8'), list)
  if (!ids?.length)
    throw new PlainError(`src/content/${file} cannot be read, or has no "${list}". "npm run build" names the line: mend it first.`)
  return ids
}

await main(async () => {
  const { name: title, slug } = readNewEntry('article', {
    what: "the article's title",
    limits: ARTICLE_TITLE,
    example: 'Call-off texts: a short guide',
    options: '--address call-off-texts for an address that is not the title',
  })
  const file = `src/content/blog/${slug}.mdx`
  const authors = await readIds('pages/team.yaml', 'members')
  const tags = await readIds('shared/tags.yaml', 'tags')
  await writeNewFile(file, writeArticleSkeleton(title, dayOf(new Date()), authors, tags))
  console.log(describeNewArticle(file, slug))
})
