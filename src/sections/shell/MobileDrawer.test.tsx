import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { headerActions, headerLinks, menus } from '../../site/navigation'
import { MobileDrawer } from './MobileDrawer.island'

// What a browser would do next, load the other page, is not what is tried here.
const stay = (event: Event) => event.preventDefault()
beforeEach(() => document.addEventListener('click', stay))
afterEach(() => document.removeEventListener('click', stay))

const open = (path = '/') => {
  render(<MobileDrawer path={path} />)
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  return within(screen.getByRole('dialog'))
}
const isLocked = () => document.documentElement.hasAttribute('data-drawer')

describe('the drawer', () => {
  it('is closed at first', () => {
    render(<MobileDrawer path="/" />)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(isLocked()).toBe(false)
  })
  it('holds the same links as the header', () => {
    const drawer = open()
    const links = [...menus.flatMap((menu) => menu.links), ...headerLinks, headerActions.demo, headerActions.login]
    for (const { label, href } of links) expect(drawer.getByRole('link', { name: label }).getAttribute('href')).toBe(href)
  })
  it.each([menus[0]?.links[0]?.label ?? '', headerLinks[0]?.label ?? '', headerActions.demo.label, headerActions.login.label])(
    'closes when “%s” is chosen, and lets the page scroll again',
    (label) => {
      const drawer = open()
      expect(isLocked()).toBe(true)
      fireEvent.click(drawer.getByRole('link', { name: label }))
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(isLocked()).toBe(false)
    },
  )
  it('closes by its button', () => {
    const drawer = open()
    fireEvent.click(drawer.getByRole('button', { name: 'Close menu' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  it('marks the current page, and Support below /support', () => {
    expect(open('/blog').getByRole('link', { name: 'Blog' }).getAttribute('aria-current')).toBe('page')
  })
  it('marks Support on every support page', () => {
    expect(open('/support/manual').getByRole('link', { name: 'Support' }).getAttribute('aria-current')).toBe('true')
  })
})
