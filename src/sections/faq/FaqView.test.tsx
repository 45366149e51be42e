import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FaqView, type FaqViewProps } from './FaqView.tsx'

const props: FaqViewProps = {
  heading: 'FAQ',
  lede: '',
  action: '/support/faqs',
  categories: [],
  search: {
    label: 'Search',
    button: 'Go',
    askForWord: 'Type a word.',
    found: { one: 'One.', many: 'Many.' },
    withoutScript: 'Find in page.',
  },
  questionUnit: { one: 'question', many: 'questions' },
  empty: 'No results found',
  clear: 'Clear search',
  copyLink: 'Copy',
  notAnswered: 'Ask {demo}. (help) is in the {help}!',
  help: { label: 'help center', href: '/help' },
  demo: { label: 'in a demo', href: '/demo' },
}

it('the sentence below the questions has its two links where its editor put them', () => {
  render(<FaqView {...props} />)
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['in a demo', '/demo'],
    ['help center', '/help'],
  ])
  expect(links[0]?.parentElement?.textContent).toBe('Ask in a demo. (help) is in the help center!')
})
it('an answer of the FAQ has its links where its editor put them', () => {
  const faq = {
    id: 'swaps',
    aliases: [],
    question: 'May people swap shifts?',
    answer: 'Yes, and {manual} says how.',
    links: { manual: { label: 'the manual', href: '/support/manual' } },
  }
  render(<FaqView {...props} categories={[{ id: 'features', icon: 'phone', color: 'go', title: 'Features', faqs: [faq] }]} />)
  const link = screen.getByRole('link', { name: 'the manual', hidden: true })
  expect([link.getAttribute('href'), link.parentElement?.textContent]).toEqual(['/support/manual', 'Yes, and the manual says how.'])
})
