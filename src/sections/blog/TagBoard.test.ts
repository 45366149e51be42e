import { describe, expect, it } from 'vitest'
import { articlePerTag } from './TagBoard.tsx'

describe('articlePerTag', () => {
  const tags = ['a', 'b', 'c', 'unused'].map((id) => ({ id }))
  const about = (slug: string, ...ids: string[]) => ({ slug, tags: ids.map((id) => ({ id })) })
  const choose = (articles: ReturnType<typeof about>[], first?: ReturnType<typeof about>) =>
    articlePerTag(tags, articles, first).map(({ tag, article }) => `${tag.id}: ${article.slug}`)

  it('gives each tag the newest article that is its own, and leaves out a tag without any', () => {
    expect(choose([about('new', 'b', 'a'), about('old', 'a', 'b'), about('older', 'b'), about('c1', 'c')])).toEqual([
      'a: old',
      'b: new',
      'c: c1',
    ])
  })
  it('gives a tag that is nobody’s own an article that stands nowhere else, while there is one', () => {
    expect(choose([about('new', 'a', 'c'), about('old', 'a', 'c')])).toEqual(['a: new', 'c: old'])
    expect(choose([about('new', 'a', 'c')])).toEqual(['a: new', 'c: new'])
    const all = ['new', 'old', 'older'].map((slug) => about(slug, 'a', 'b', 'c'))
    expect(choose(all)).toEqual(['a: new', 'b: old', 'c: older'])
  })
  it('passes over an article without tags', () => {
    expect(choose([about('bare'), about('new', 'a')])).toEqual(['a: new'])
  })
  it('gives the first article the row of its tag', () => {
    const first = about('old', 'a')
    expect(choose([about('new', 'a'), first], first)).toEqual(['a: old'])
  })
})
