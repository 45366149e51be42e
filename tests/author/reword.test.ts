import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rewordArticle } from './reword.ts'

const BLOG_FOLDER = 'src/content/blog'
const ARTICLE = [
  '---\ntitle: "Six calls"\n---',
  '## One {#one}',
  'It is 5 a.m.',
  'A [link](/x) stays.',
  'Words alone are the editor’s.',
  '## Six calls {#six}',
  '| 1 | 2 |',
].join('\n\n')

describe('rewording', () => {
  const changed = rewordArticle(ARTICLE, 'A')
  it('changes the title, the heading that states a count, and the first paragraph of words alone', () => {
    for (const gone of ['"Six calls"', '## Six calls', 'Words alone']) expect(changed).not.toContain(gone)
    for (const kept of ['\n## One {#one}\n', ' {#six}\n', 'It is 5 a.m.', '[link](/x)', '| 1 | 2 |']) expect(changed).toContain(kept)
  })
  it('changes no length', () => {
    const words = (text: string, start: string) =>
      text
        .split('\n\n')
        .find((part) => part.startsWith(start))
        ?.split(' ').length
    expect(words(changed, 'Part A says')).toBe(words(ARTICLE, 'Words alone'))
    expect(rewordArticle(ARTICLE, 'A').split('\n\n')).toHaveLength(ARTICLE.split('\n\n').length)
  })
})
it('rewording finds title, heading and paragraph in articles of today', () => {
  const isWhole = (file: string) => {
    const before = readFileSync(`${BLOG_FOLDER}/${file}`, 'utf8').split('\n\n')
    const after = rewordArticle(before.join('\n\n'), 'Z').split('\n\n')
    return before.filter((part, index) => part !== after[index]).length === 3
  }
  expect(readdirSync(BLOG_FOLDER).filter(isWhole)).not.toEqual([])
})
