import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FORM_FIELDS, TRAP_FIELD } from '#src/demoForm/demoRequest.ts'
import { TEST_WORDS } from '#src/demoForm/requestWords.testing.ts'
import { demoAttributes } from '../demo.attributes.ts'
import { connectStartReceiver } from '../frame/frameStart.client.ts'
import { connectHeightReports } from '../frame/reportHeight.client.ts'
import { DemoForm, type DemoFormProps } from './DemoForm.island.tsx'

const words: DemoFormProps['words'] = {
  heading: 'The form',
  fields: {
    name: 'Your name',
    email: 'Work email',
    company: 'Company',
    phone: 'Phone',
    industry: 'Industry',
    employees: 'Hourly employees',
    currentTool: 'Tool',
    message: 'Message',
    consent: 'You may call',
  },
  choose: 'Choose…',
  notice: { label: 'Privacy policy', href: 'https://site.example/legal/privacy-policy' },
  consentName: 'Consent',
  required: 'Fill in all.',
  errorsTitle: 'Look again:',
  errors: TEST_WORDS.errors,
  failed: 'It did not get through. Call (555) 555-0100.',
  submit: 'Send',
  sending: 'Sending',
  sent: { heading: 'It is in.', referenceLabel: 'Reference', keep: 'Keep it.' },
}
const industries = ['Harbors', 'Other']
const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const messages: unknown[] = []

beforeEach(() => {
  answer.mockReset()
  answer.mockImplementation(async () => Response.json({ reference: 'PP-22223333' }, { status: 201 }))
  vi.stubGlobal('fetch', answer)
  messages.length = 0
  vi.stubGlobal('parent', { postMessage: (message: unknown) => void messages.push(message) })
  history.replaceState(null, '', '/embed/demo-request?topic=security-documentation&utm_source=fair')
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const show = () => render(<DemoForm action="/api/leads" words={words} industries={industries} />)
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
function fill() {
  type('Your name', 'Test Person')
  type('Work email', 'test@plant.example')
  type('Company', 'Plant')
  type('Phone', '312 555 0100')
  fireEvent.change(screen.getByLabelText('Industry'), { target: { value: 'Other' } })
  type('Hourly employees', '250')
  fireEvent.click(screen.getByLabelText(/You may call/))
}
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')))
const sentBody = (call = 0) => JSON.parse(String(answer.mock.calls[call]?.[1].body))

it('the demo form asks for each field that the schema has, and for no other', () => {
  show()
  const named = Array.from(document.querySelectorAll('form [name]'), (input) => input.getAttribute('name'))
  // The trap is a honeypot for bots.
  expect(named.toSorted()).toEqual([...FORM_FIELDS, TRAP_FIELD].toSorted())
})
it('the demo form lists its errors in the order in which its fields stand', async () => {
  const reversed = Object.fromEntries(Object.entries(words.fields).toReversed()) as typeof words.fields
  render(<DemoForm action="/api/leads" words={{ ...words, fields: reversed }} industries={industries} />)
  await submit()
  const listed = screen.getAllByRole('link').flatMap((link) => link.getAttribute('href')?.match(/^#(.+)/)?.[1] ?? [])
  const stand = Array.from(document.querySelectorAll('form [name]'), ({ id }) => id)
  expect(listed.length).toBeGreaterThan(3)
  expect(listed).toEqual(stand.filter((id) => listed.includes(id)))
})
it('the demo form says "Error:" in the title while it shows errors, and no longer', async () => {
  document.title = 'Request a demo'
  show()
  await submit()
  expect(document.title).toBe('Error: Request a demo')
  await submit()
  expect(document.title).toBe('Error: Request a demo')
  fill()
  await submit()
  await vi.waitFor(() => expect(answer).toHaveBeenCalled())
  expect(document.title).toBe('Request a demo')
})

it('the demo form heads the errors of its fields with their own words, after an answer that failed, too', async () => {
  answer.mockRejectedValue(new TypeError('No connection'))
  show()
  fill()
  await submit()
  expect(await screen.findByText(words.failed)).toBeTruthy()
  type('Work email', 'nothing')
  await submit()
  expect(await screen.findByText(words.errorsTitle)).toBeTruthy()
  expect(screen.queryByText(words.failed)).toBeNull()
})

describe('a request of the demo form', () => {
  it('says how long the page was open, counted from the page’s own start and not from when its script came', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(45_000)
    show()
    fill()
    await submit()
    await vi.waitFor(() => expect(answer).toHaveBeenCalled())
    expect(sentBody().elapsed).toBe(45_000)
  })
  it('leaves out a topic that the page has no words for', async () => {
    show()
    fill()
    await submit()
    await vi.waitFor(() => expect(answer).toHaveBeenCalled())
    expect(sentBody().topic).toBe('')
  })
  it('carries the fields, the topic, the campaign and an empty trap, as JSON', async () => {
    show()
    document.body.insertAdjacentHTML('beforeend', `<p ${demoAttributes.topic.attribute}="security-documentation"></p>`)
    fill()
    await submit()
    await vi.waitFor(() => expect(answer).toHaveBeenCalled())
    const [address, init] = answer.mock.calls[0] ?? []
    expect([address, init?.method, init?.headers]).toEqual(['/api/leads', 'POST', { 'Content-Type': 'application/json' }])
    expect(sentBody()).toMatchObject({
      name: 'Test Person',
      email: 'test@plant.example',
      company: 'Plant',
      industry: 'Other',
      topic: 'security-documentation',
      campaign: { utm_source: 'fair' },
      [TRAP_FIELD]: '',
    })
  })
  it('is confirmed with its reference, and tells the page around it by the three-part message', async () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    const stop = connectHeightReports()
    show()
    fill()
    await submit()
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('It is in.')
    expect(screen.getByText('PP-22223333')).toBeTruthy()
    expect(document.activeElement?.tagName).toBe('H1')
    // Only the page around the form says what happens next.
    expect(screen.queryByRole('list')).toBeNull()
    expect(messages.slice(1)).toEqual([expect.stringMatching(/^demo-request\|\d+\|sent$/)])
    stop()
  })
  it('that was begun on another page carries what was entered there, also when that comes late', async () => {
    show()
    const stop = connectStartReceiver()
    const event = new MessageEvent('message', { data: 'start|{"email":"ana@plant.example","employees":"90"}' })
    Object.defineProperty(event, 'source', { value: parent })
    act(() => void window.dispatchEvent(event))
    stop()
    type('Your name', 'Test Person')
    type('Company', 'Plant')
    type('Phone', '312 555 0100')
    fireEvent.change(screen.getByLabelText('Industry'), { target: { value: 'Other' } })
    fireEvent.click(screen.getByLabelText(/You may call/))
    await submit()
    await vi.waitFor(() => expect(answer).toHaveBeenCalled())
    expect(sentBody()).toMatchObject({ email: 'ana@plant.example', employees: 90 })
  })
  it('that is tried again after a failure has the same key, so that it is stored once', async () => {
    answer.mockImplementationOnce(async () => Promise.reject(new TypeError('offline')))
    show()
    fill()
    await submit()
    expect((await screen.findByRole('group')).textContent).toContain(words.failed)
    await submit()
    await screen.findByText('PP-22223333')
    expect(sentBody(1).idempotencyKey).toBe(sentBody(0).idempotencyKey)
    expect(sentBody(0).idempotencyKey).toMatch(/^[\w-]{8,}$/)
  })
  it('that is under way is not sent a second time, and says that it is under way until it is answered', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answer.mockImplementationOnce(() => promise)
    show()
    fill()
    await submit()
    await vi.waitFor(() => expect(answer).toHaveBeenCalled())
    await submit()
    expect(screen.getByRole('button').textContent).toBe(words.sending)
    await act(async () => resolve(Response.json({ reference: 'PP-22223333' }, { status: 201 })))
    await screen.findByText('PP-22223333')
    expect(answer).toHaveBeenCalledTimes(1)
  })
})

describe('errors of the demo form', () => {
  it('stand beside their fields and in a summary whose links lead to them, and nothing is sent', async () => {
    show()
    type('Your name', 'Test Person')
    await submit()
    const alert = await screen.findByRole('group')
    expect(within(alert).getByRole('heading', { level: 2 }).textContent).toBe(words.errorsTitle)
    const marked = [...document.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => `#${id}`)
    const email = screen.getByLabelText('Work email')
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/email/)
    const linked = [...alert.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(linked).toEqual(expect.arrayContaining(['#email', '#company', '#phone', '#industry', '#employees', '#consent']))
    // In the order of the form.
    expect(linked).toEqual(marked)
    expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('false')
    expect((screen.getByLabelText('Your name') as HTMLInputElement).value).toBe('Test Person')
    expect(answer).not.toHaveBeenCalled()
  })
  it('ask for an industry, of which none is chosen for anybody, and for consent, in their own words', async () => {
    show()
    expect((screen.getByLabelText('Industry') as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('Choose…')
    await submit()
    expect(document.getElementById('industry-error')?.textContent).toBe('Choose your industry.')
    expect(document.getElementById('consent-error')?.textContent).toBe('Please agree, so that we may call you.')
    expect(screen.getByRole('group').textContent).toContain('Please agree')
  })
  it('that the service finds stand beside their fields too', async () => {
    answer.mockImplementationOnce(async () => Response.json({ errors: { company: 'We do not know this company.' } }, { status: 422 }))
    show()
    fill()
    await submit()
    expect((await screen.findByRole('group')).textContent).toContain('We do not know this company.')
    expect(screen.getByLabelText('Company').getAttribute('aria-invalid')).toBe('true')
  })
  it('of the service are told in its own words', async () => {
    answer.mockImplementationOnce(async () => Response.json({ error: 'Too many requests. Try again in a minute.' }, { status: 429 }))
    show()
    fill()
    await submit()
    expect((await screen.findByRole('group')).textContent).toContain('Try again in a minute.')
  })
})
