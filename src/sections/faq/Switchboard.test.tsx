import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Switchboard } from './Switchboard.tsx'

const questionUnit = { one: 'question', many: 'questions' }
const category = (id: string, count: number) => ({ id, title: id, icon: 'board', color: 'signal', faqs: Array(count).fill({}) }) as const

it('the switchboard of the FAQ leads to each category, says how many questions it has, and has a socket for each of them', () => {
  render(<Switchboard questionUnit={questionUnit} categories={[category('pricing', 1), category('security', 6)]} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#pricing', 'pricing1 question'],
    ['#security', 'security6 questions'],
  ])
  expect(links.map((link) => link.querySelectorAll('circle').length)).toEqual([1, 6])
})
