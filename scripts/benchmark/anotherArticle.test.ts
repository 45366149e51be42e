import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedParagraphProblems } from '#src/registry/checks/sharedText.ts'
import { createAnotherArticle } from './anotherArticle.ts'

const BLOG = 'src/content/blog'

/** As the check of repeated paragraphs reads an article. */
const entry = (name: string, source: string) => ({
  id: name,
  filePath: `${BLOG}/${name}`,
  body: source.slice(source.indexOf('\n---\n', 4) + 5).trim(),
})

describe('articles that a build of a thousand is measured with', () => {
  it.each(readdirSync(BLOG).filter((name) => name.endsWith('.mdx')))('%s and its copies have no paragraph in common', (name) => {
    const source = readFileSync(`${BLOG}/${name}`, 'utf8')
    const copies = [1, 2].map((index) => entry(name, createAnotherArticle(source, index)))
    expect(sharedParagraphProblems([entry(name, source), ...copies])).toEqual([])
  })

  it('leave the place on top of the list to the article that has it', () =>
    expect(createAnotherArticle('---\ntitle: A\nfeatured: true\ndescription: B\n---\nText.\n', 3)).not.toContain('featured'))
})
