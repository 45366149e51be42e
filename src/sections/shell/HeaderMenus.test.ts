import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { connectForEachTest, linksOf, show, trigger } from './testMenus'

connectForEachTest()

it('each link says what content says of its page', () => {
  show()
  fireEvent.click(trigger('Industries'))
  expect(
    linksOf('Industries')
      .find(({ textContent }) => textContent?.includes('About healthcare.'))
      ?.getAttribute('href'),
  ).toBe('/industries/healthcare')
})

describe('the current page', () => {
  it('highlights a menu while the path is below it', () => {
    show('/features/policy-automation')
    expect(trigger('Features').getAttribute('aria-current')).toBe('true')
    expect(trigger('Industries').getAttribute('aria-current')).toBeNull()
  })
  it('keeps Support current on every support page', () => {
    show('/support/manual')
    expect(screen.getByRole('link', { name: 'Support' }).getAttribute('aria-current')).toBe('true')
  })
  it('marks the exact page', () => {
    show('/blog')
    expect(screen.getByRole('link', { name: 'Blog' }).getAttribute('aria-current')).toBe('page')
  })
})
