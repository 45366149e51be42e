import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { IconButton } from './IconButton.tsx'
import { IconLink } from './links/IconLink.tsx'

const ICON = <svg aria-hidden="true" />
const draw = (part: React.ReactElement) => {
  document.body.innerHTML = renderToStaticMarkup(part)
}

it('a button with an icon has an invisible name, and submits no form', () => {
  draw(
    <IconButton label="Close menu" aria-haspopup="dialog">
      {ICON}
    </IconButton>,
  )
  const button = screen.getByRole('button', { name: 'Close menu' })
  expect(button.getAttribute('type')).toBe('button')
  expect(button.getAttribute('aria-haspopup')).toBe('dialog')
  expect(button.textContent).toBe('')
})
it('a link with an icon has its name as text, so that lists of links can read it', () => {
  draw(
    <IconLink label="LinkedIn" href="https://example.com/us" rel="me">
      {ICON}
    </IconLink>,
  )
  const link = screen.getByRole('link', { name: 'LinkedIn' })
  expect(link.getAttribute('href')).toBe('https://example.com/us')
  expect(link.getAttribute('rel')).toBe('me')
  expect(link.textContent).toBe('LinkedIn')
})
it('a link with an icon but without an address is a placeholder link that cannot be focused', () => {
  draw(
    <IconLink label="LinkedIn" href={null} rel="me">
      {ICON}
    </IconLink>,
  )
  const link = screen.getByRole('link', { name: 'LinkedIn' })
  expect(link.getAttribute('aria-disabled')).toBe('true')
  expect(link.hasAttribute('href') || link.hasAttribute('tabindex') || link.hasAttribute('rel')).toBe(false)
})
