import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rewordArticle, rewordings } from './reword.ts'

const BLOG_FOLDER = 'src/content/blog'
const CHECKS_FOLDER = 'tests/unit/workedExamples'
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
const MORNING = [
  '---\ncharts:\n  - id: m\n    moments:\n      - { time: "05:09", label: A }\n      - { time: "06:00", label: B }\n    bars:\n      - { label: C }\n      - { label: D }\n---',
  '<Log>\n- **5:09** a\n- **6:00** b\n</Log>',
  '| X |\n|---|\n| 1 |\n| 2 |',
  '| X |\n|---|\n| a |\n| b |',
  '- one\n- two\n- three\n',
].join('\n\n')

describe('what is true of a morning is true after rewording:', () => {
  const changed = rewordArticle(MORNING, 'A')
  it.each([
    ['a list has an item more, in another order', '- two\n- one\n- Part A adds this line.\n- three\n'],
    ['rows without numbers change places', '| 1 |\n| 2 |\n\n| X |\n|---|\n| b |\n| a |\n'],
    ['bars change places', '{ label: D }\n      - { label: C }'],
    ['a chart has a moment more', 'label: A }\n      - { time: "05:10", label: What part A adds }\n      - { time: "06:00"'],
    ['and the log tells it', '- **5:09** a\n- **5:10** What part A adds.\n- **6:00** b'],
  ])('%s', (_, text) => expect(changed).toContain(text))
})
it.each(Object.entries(rewordings))('%s finds what it changes in articles that have checks of their own', (_, reword) => {
  const changed = readdirSync(CHECKS_FOLDER)
    .map((file) => `${BLOG_FOLDER}/${file.replace('.test.ts', '.mdx')}`)
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((article) => reword(article, 'Z') !== article)
  expect(changed).not.toEqual([])
})
