import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Letterhead } from './Letterhead.tsx'

it.each(['https://example.com/blog', 'http://example.com/blog'])(
  'the letterhead of printed pages prints %s as one types it, after the name',
  (address) => {
    const { container } = render(<Letterhead name="Ames" address={address} />)
    expect(container.textContent).toBe('Amesexample.com/blog')
  },
)
