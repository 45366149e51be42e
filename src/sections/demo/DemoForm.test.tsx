import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DemoForm } from './DemoForm.island'

const field = (name: string) => `The ${name}`
const names = ['name', 'email', 'company', 'phone', 'industry', 'employees', 'currentTool', 'message', 'consent'] as const
const labels = {
  heading: 'Form',
  fields: Object.fromEntries(names.map((name) => [name, field(name)])) as Record<(typeof names)[number], string>,
  choose: 'Choose…',
  consentName: 'Consent',
  errorsTitle: 'Look again:',
  submit: 'Send',
  sending: 'Sending',
  sent: { heading: 'Sent', reference: 'Reference', keep: 'Keep it.' },
}
const parent = { postMessage: vi.fn() }
const fetched = vi.fn()

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response(JSON.stringify({ reference: 'PP-2345ABCD' }), { status: 201 }))
  parent.postMessage.mockClear()
  vi.stubGlobal('parent', parent)
  vi.stubGlobal('fetch', fetched)
  document.body.innerHTML = ''
  render(<DemoForm action="/api/leads" labels={labels} phone="1" identifier="demo-request" />)
})
afterEach(() => vi.unstubAllGlobals())
const control = (name: (typeof names)[number]) => screen.getByLabelText(field(name))
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
async function fillAllBut(...left: string[]) {
  for (const [name, text] of [
    ['name', 'A Person'],
    ['email', 'a@b.example'],
    ['company', 'Plant'],
    ['phone', '312 555 0100'],
    ['employees', '40'],
  ] as const)
    if (!left.includes(name)) await userEvent.type(control(name), text)
  if (!left.includes('industry')) await userEvent.selectOptions(control('industry'), 'Logistics')
  if (!left.includes('consent')) await userEvent.click(control('consent'))
}

it('chooses no industry for anybody, and asks for one', async () => {
  expect((control('industry') as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('Choose…')
  await fillAllBut('industry')
  await send()
  expect(document.getElementById('industry-error')?.textContent).toBe('Choose your industry.')
  expect(fetched).not.toHaveBeenCalled()
})
it('asks for consent in its own words', async () => {
  await fillAllBut('consent')
  await send()
  expect(document.getElementById('consent-error')?.textContent).toBe('Please agree, so that we may call you.')
  expect(screen.getByRole('alert').textContent).toContain('Please agree')
  expect(fetched).not.toHaveBeenCalled()
})
it('tells the page around it once that the request was sent', async () => {
  await fillAllBut()
  await send()
  expect(await screen.findByText('PP-2345ABCD')).toBeTruthy()
  const messages = parent.postMessage.mock.calls.map(([message]) => message)
  expect(messages).toEqual([expect.stringMatching(/^demo-request\|\d+\|sent$/)])
})
