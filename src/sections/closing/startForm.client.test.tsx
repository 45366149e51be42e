import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_START_LENGTH, parseDemoStart } from '#src/demoForm/demoStart.ts'
import { STORAGE_KEYS } from '#src/specification/interfaceValues.ts'
import { StartForm } from './StartForm.tsx'
import { connectStartForm } from './startForm.client.ts'

const words = { email: 'Work email', employees: 'Hourly employees', wrongEmail: 'Not an address.', kept: 'Kept here.', orCall: 'Or call' }
const contact = { phone: '(555) 555-0100', phoneHref: 'tel:+15555550100', email: 'hello@b.example', emailHref: 'mailto:hello@b.example' }
const action = { label: 'Schedule a Demo', href: '/request-demo' }
const go = vi.fn<(address: string) => void>()
const keptStart = () => parseDemoStart(sessionStorage.getItem(STORAGE_KEYS.demoStart))
const enter = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.submit(screen.getByRole('button').closest('form') as HTMLFormElement)

beforeEach(() => {
  go.mockClear()
  sessionStorage.clear()
})

describe('two fields at the end of a page', () => {
  let disconnect = () => {}
  beforeEach(() => {
    render(<StartForm words={words} action={action} contact={contact} isHandedOver />)
    disconnect = connectStartForm(document, go)
  })
  it('are the browser’s own again once they are let go', () => {
    disconnect()
    enter('Work email', 'ana@plant.example')
    submit()
    expect([go.mock.calls.length, keptStart()]).toEqual([0, null])
  })
  it('are kept for the form, and stand in no address', () => {
    enter('Work email', 'ana@plant.example')
    enter('Hourly employees', '250')
    submit()
    expect(keptStart()).toEqual({ email: 'ana@plant.example', employees: '250' })
    expect(go.mock.calls).toEqual([['http://localhost:3000/request-demo']])
  })
  it('have no names, so that a browser without the script puts them into no address either', () =>
    expect([...document.querySelectorAll('input')].map((input) => input.name)).toEqual(['', '']))
  it('tell browsers what they are, which fill them in and show a phone’s fitting keys, and take no more than the form does', () => {
    const [email, employees] = document.querySelectorAll('input')
    expect([email?.type, email?.autocomplete, email?.maxLength]).toEqual(['email', 'email', MAX_START_LENGTH.email])
    expect([employees?.inputMode, employees?.autocomplete, employees?.maxLength]).toEqual(['numeric', 'off', MAX_START_LENGTH.employees])
  })
  it('that were emptied leave nothing of an earlier attempt', () => {
    enter('Work email', 'ana@plant.example')
    submit()
    enter('Work email', '')
    submit()
    expect([keptStart(), sessionStorage.length]).toEqual([null, 0])
  })
  it('that are wrong are said so at the field and in the title, until they are right', () => {
    document.title = 'A page'
    const email = screen.getByLabelText<HTMLInputElement>('Work email')
    const said = () => email.getAttribute('aria-describedby') ?? ''
    enter('Work email', 'bad')
    expect([email.getAttribute('aria-invalid'), said(), document.title]).toEqual(['false', '', 'A page'])
    submit()
    submit()
    expect([go.mock.calls.length, keptStart(), document.activeElement]).toEqual([0, null, email])
    expect([email.getAttribute('aria-invalid'), document.title]).toEqual(['true', 'Error: A page'])
    const error = document.getElementById(said())
    expect([error?.textContent, error?.hidden]).toEqual([words.wrongEmail, false])
    enter('Work email', 'ana@plant.example')
    expect([email.getAttribute('aria-invalid'), said(), error?.hidden, document.title]).toEqual(['false', '', true, 'A page'])
    submit()
    expect(go).toHaveBeenCalledTimes(1)
  })
  it('keep the browser’s own words where the script does not come', () => {
    cleanup()
    render(<StartForm words={words} action={action} contact={contact} isHandedOver />)
    expect(screen.getByRole('button').closest('form')?.noValidate).toBe(false)
    expect(screen.getByText(words.wrongEmail).hidden).toBe(true)
  })
  it('lead to the form all the same where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked')
    })
    enter('Work email', 'ana@plant.example')
    submit()
    expect(go).toHaveBeenCalledTimes(1)
    vi.restoreAllMocks()
  })
})

it('the form at the end of a page asks nothing where a form of somebody else’s would not get it', () => {
  render(<StartForm words={words} action={action} contact={contact} isHandedOver={false} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/request-demo')
  expect(document.querySelector('input')).toBeNull()
})
