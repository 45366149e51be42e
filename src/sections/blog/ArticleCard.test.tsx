import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routeTo } from '#src/site/routes.ts'
import { ArticleCard } from './ArticleCard.tsx'

const article = {
  slug: 'an-article',
  title: 'An article',
  excerpt: 'What it says.',
  question: 'What does it say?',
  author: 'Ada Quill',
  authorId: 'ada',
  day: '2026-11-02',
  readingMinutes: 9,
  tags: [],
  cover: { glyph: undefined, hour: 'dawn', workplace: 'plant' },
} as const

const words = { readMore: 'Read More', tags: 'Tags' }

it('an article’s card draws its cover, or shows it as a file that waits until a reader comes near; neither is read out', () => {
  const { container, rerender } = render(<ArticleCard article={article} words={words} />)
  expect([container.querySelectorAll('svg').length > 0, container.querySelector('img')]).toEqual([true, null])
  rerender(<ArticleCard article={article} words={words} coverAs="file" />)
  const image = screen.getByRole('presentation')
  expect([image.getAttribute('src'), image.getAttribute('loading'), image.getAttribute('alt')]).toEqual([
    routeTo.cover('an-article'),
    'lazy',
    '',
  ])
  expect(container.querySelector('svg')).toBeNull()
})
it.each(['drawing', 'file'] as const)('an article’s card shows a photograph in the place of a %s, when a reader comes near', (coverAs) => {
  const photo = { file: { src: '/gate.webp', width: 1600, height: 1200, srcSet: '/gate-480.webp 480w, /gate.webp 1600w' }, alt: 'A gate.' }
  const { container } = render(<ArticleCard article={{ ...article, photo }} words={words} coverAs={coverAs} />)
  const image = screen.getByRole('presentation')
  expect(['src', 'loading', 'alt', 'sizes'].map((name) => image.getAttribute(name))).toEqual(['/gate.webp', 'lazy', '', 'auto, 100vw'])
  expect(container.querySelectorAll('img, svg')).toHaveLength(1)
})
it('an article’s card says what it is about once, also where it is large: a heading, and neither its question nor a title in its picture', () => {
  render(<ArticleCard article={article} words={words} isLarge />)
  expect(screen.getAllByRole('heading')).toHaveLength(1)
  expect(screen.queryByText(article.question)).toBeNull()
})
