import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ArticleView, type ArticleViewProps } from './ArticleView.tsx'

const words = {
  back: 'Back',
  badges: 'Badges',
  tags: 'Tags',
  published: 'Published',
  updated: 'Updated',
  reviewed: 'Reviewed',
  legalNote: 'A note.',
  consultation: 'Book',
  related: 'Related articles',
  neighbors: 'Neighbors',
  previous: 'Previous',
  next: 'Next',
  readMore: 'Read More',
  contents: 'On this page',
}
const article: ArticleViewProps['article'] = {
  slug: 'swaps',
  title: 'Swaps',
  excerpt: 'On swaps.',
  author: 'Ana',
  authorId: 'ana',
  day: '2026-03-09',
  readingMinutes: 1,
  tags: [],
  cover: { glyph: undefined, hour: 'dawn', workplace: 'plant' },
  badges: [],
  updatedDay: null,
  reviewedDay: null,
  legal: false,
}
const section = (id: string) => ({ id, label: `The ${id}` })
const draw = (change: Partial<ArticleViewProps>) =>
  render(
    <ArticleView
      article={article}
      sections={[]}
      related={[]}
      older={null}
      newer={null}
      sampleAuthor={undefined}
      words={words}
      {...change}
    />,
  )

it('an article lists its sections once there are two', () => {
  const isListed = (...ids: string[]) => {
    const { unmount } = draw({ sections: ids.map(section) })
    const list = screen.queryByRole('navigation', { name: 'On this page' })
    unmount()
    return list !== null
  }
  expect([isListed(), isListed('rule'), isListed('rule', 'count')]).toEqual([false, false, true])
})
it('an article leads on to related ones, or to its neighbors alone', () => {
  const other = { ...article, slug: 'rosters', title: 'Rosters' }
  const { unmount } = draw({ older: other })
  expect(screen.queryByRole('heading', { name: 'Related articles' })).toBeNull()
  expect(screen.getAllByRole('link', { name: /Rosters/ })).toHaveLength(1)
  unmount()
  draw({ related: [other] })
  expect(screen.getByRole('region', { name: 'Related articles' }).textContent).toContain('Rosters')
})
it('an article opens with the photograph that is its cover, which is fetched at once, with what it shows and its caption', () => {
  const photo = { file: { src: '/gate.webp', width: 1600, height: 1200 }, alt: 'A gate.', caption: 'Photo: Ana Ruiz' }
  draw({ article: { ...article, photo } })
  const image = screen.getByRole('img', { name: 'A gate.' })
  expect([image.getAttribute('src'), image.getAttribute('loading')]).toEqual(['/gate.webp', null])
  expect(screen.getByRole('figure').textContent).toBe('Photo: Ana Ruiz')
  expect(document.querySelector('header svg[viewBox="0 0 640 360"]')).toBeNull()
})
it('an article’s photograph needs no caption', () => {
  draw({ article: { ...article, photo: { file: { src: '/gate.webp', width: 1600, height: 1200 }, alt: 'A gate.' } } })
  expect(screen.getByRole('figure').querySelector('figcaption')).toBeNull()
})
