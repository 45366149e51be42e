import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CallOrWrite } from './CallOrWrite.tsx'

const contact = { phone: '(555) 555-0100', phoneHref: 'tel:+15555550100', email: 'hello@b.example', emailHref: 'mailto:hello@b.example' }
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('how to reach a person is one sentence, with links where its editor put them', () => {
  const { container } = render(<CallOrWrite text="Write to {address} or call {number}." contact={contact} />)
  expect(container.textContent).toBe('Write to hello@b.example or call (555) 555-0100.')
  expect(hrefs()).toEqual([contact.emailHref, contact.phoneHref])
})
it('how to reach a person has a third way in its sentence', () => {
  const { container } = render(
    <CallOrWrite text="Call {number}, write to {address}, or {other}." contact={contact}>
      <a href="/form">use the form</a>
    </CallOrWrite>,
  )
  expect(container.textContent).toBe('Call (555) 555-0100, write to hello@b.example, or use the form.')
  expect(hrefs()).toEqual([contact.phoneHref, contact.emailHref, '/form'])
})
