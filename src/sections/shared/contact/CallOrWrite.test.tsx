import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CallOrWrite, callOrWriteText } from './CallOrWrite.tsx'

const contact = { phone: '(555) 555-0100', phoneHref: 'tel:+15555550100', email: 'hello@b.example', emailHref: 'mailto:hello@b.example' }
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('how to reach a person is one sentence, with links and where none can be', () => {
  const { container } = render(<CallOrWrite contact={contact} />)
  expect(container.textContent).toBe(callOrWriteText(contact))
  expect(hrefs()).toEqual([contact.phoneHref, contact.emailHref])
})
it('how to reach a person has a third way at the end of its sentence', () => {
  const { container } = render(
    <CallOrWrite contact={contact}>
      <a href="/form">use the form</a>
    </CallOrWrite>,
  )
  expect(container.textContent).toBe('Call (555) 555-0100, write to hello@b.example, or use the form.')
  expect(hrefs()).toEqual([contact.phoneHref, contact.emailHref, '/form'])
})
