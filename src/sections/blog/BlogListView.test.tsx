import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BlogListView, type BlogListViewProps } from './BlogListView.tsx'

const article = (slug: string, listed: boolean, featured = false): BlogListViewProps['articles'][number] => ({
  slug,
  title: `On ${slug}`,
  excerpt: '',
  question: `Why ${slug}?`,
  author: 'Ana',
  authorId: 'ana',
  day: '2026-01-10',
  readingMinutes: 9,
  tags: [{ id: slug, label: slug }],
  cover: { glyph: { kind: 'towers', caption: '', bars: [] }, hour: 'dawn', workplace: 'plant' },
  listed,
  featured,
})
const words = { readMore: 'Read', tags: '', previous: '', next: '', feeds: 'By {rss} or {atom}.', all: 'All articles', pages: '', page: '' }
const props = {
  eyebrow: '',
  heading: 'Blog',
  lede: '',
  board: { name: '', tag: '', article: '', published: '', minutes: '' },
  startHere: 'Start here',
  empty: 'None yet.',
  moreTitle: 'More guides',
  words,
}
const linksIn = (section: HTMLElement, but: RegExp) => [
  ...new Set([...section.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '').filter((href) => !but.test(href))),
]
const CARD_LINKS = /^\/blog\/tag\/|^\/meet-the-team/

it('the list of articles has those that editors list, the others below it with the feeds, and names the featured one first', () => {
  const articles = [article('rules', true), article('extra', false, true), article('alerts', true, true)]
  const tags = articles.flatMap((article) => article.tags)
  render(<BlogListView {...props} articles={articles} tags={tags} />)
  expect(linksIn(screen.getByRole('region', { name: 'All articles' }), CARD_LINKS)).toEqual(['/blog/rules', '/blog/alerts'])
  expect(linksIn(screen.getByRole('region', { name: 'More guides' }), CARD_LINKS)).toEqual(['/blog/extra', '/rss.xml', '/atom.xml'])
  // An unlisted article is never the first to read.
  expect(screen.getByRole('link', { name: /^Start here/ }).textContent).toContain('Why alerts?')
})
it('the list of articles names the featured one by its title if it answers no question', () => {
  const { question: _, ...alerts } = article('alerts', true, true)
  render(<BlogListView {...props} articles={[alerts]} tags={alerts.tags} />)
  expect(screen.getByRole('link', { name: /^Start here/ }).textContent).toContain('On alerts')
})
it('the list of articles says when it is empty, and has nothing below it', () => {
  const { container } = render(<BlogListView {...props} articles={[]} tags={[]} />)
  expect(within(container).getByText('None yet.')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'More guides' })).toBeNull()
})
