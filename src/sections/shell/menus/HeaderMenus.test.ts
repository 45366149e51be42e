import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TEST_NAVIGATION } from '../navigation.testing.ts'
import { connectMenusForEachTest, findLinks, findTrigger, showMenus } from './menus.testing.ts'

connectMenusForEachTest()

it('each link of the header’s menus says what content says of its page', () => {
  showMenus()
  for (const menu of TEST_NAVIGATION.menus) {
    fireEvent.click(findTrigger(menu.label))
    expect(findLinks(menu.label).map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      menu.links.map(({ href, label, text }) => [href, `${label}${text}`]),
    )
  }
})

describe('the current page in the header’s menus', () => {
  it('highlights a menu while the path is below it', () => {
    showMenus('/features/policy-automation')
    expect(findTrigger('Features').getAttribute('aria-current')).toBe('true')
    expect(findTrigger('Industries').getAttribute('aria-current')).toBeNull()
  })
  it('keeps Support current on every support page', () => {
    showMenus('/support/manual')
    expect(screen.getByRole('link', { name: 'Support' }).getAttribute('aria-current')).toBe('true')
  })
  it('marks the exact page', () => {
    showMenus('/blog')
    expect(screen.getByRole('link', { name: 'Blog' }).getAttribute('aria-current')).toBe('page')
  })
})
