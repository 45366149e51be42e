import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type NewToast, toasts } from '#src/islandParts/toast/toasts.ts'
import { LOGIN } from '#src/specification/interfaceValues.ts'
import { TEST_LOGIN } from '#tests/lib/entries/testLogin.ts'
import { LoginForm, loginErrors } from './LoginForm.island.tsx'

// The real toaster renders into a root of its own, which would outlive this file's document; Toaster.test.tsx tests it.
vi.mock('#src/islandParts/toast/showToast.ts', () => ({ showToast: (content: NewToast) => toasts.add(content) }))

const show = () => render(<LoginForm {...TEST_LOGIN} />)
const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password', { selector: 'input' })
const submit = () => screen.getByRole('button', { name: /^Sign/ })

describe('signing in', () => {
  const fetch = vi.fn()
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', fetch)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const fill = () => {
    fireEvent.change(email(), { target: { value: 'a@b.example' } })
    fireEvent.change(password(), { target: { value: 'x' } })
    fireEvent.submit(screen.getByRole('form'))
  }

  it('says that it is busy and, after exactly the specified time, shows the message and is idle again', () => {
    show()
    fill()
    expect(submit().textContent).toBe(LOGIN.submitting)
    act(() => void vi.advanceTimersByTime(LOGIN.delay - 1))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(submit().textContent).toBe(LOGIN.submitting)
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('alert').textContent).toBe(LOGIN.message)
    expect(submit().textContent).toBe(LOGIN.submit)
  })
  it('never makes a request and keeps what was typed', () => {
    show()
    fill()
    act(() => void vi.advanceTimersByTime(5000))
    expect(fetch).not.toHaveBeenCalled()
    expect((email() as HTMLInputElement).value).toBe('a@b.example')
  })
  it('takes the message away on the next try', () => {
    show()
    fill()
    act(() => void vi.advanceTimersByTime(LOGIN.delay))
    fill()
    expect(screen.queryByRole('alert')).toBeNull()
  })
  it('leaves no timer behind', () => {
    const { unmount } = show()
    fill()
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the validation of the login form', () => {
  it('names each missing field and moves to the first', async () => {
    show()
    await userEvent.click(submit())
    expect(document.activeElement).toBe(email())
    expect(email().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(email().getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/email/i)
    expect(password().getAttribute('aria-invalid')).toBe('true')
  })
  it('says "Error:" in the title while it shows errors, and no longer', async () => {
    document.title = 'Customer login'
    show()
    await userEvent.click(submit())
    expect(document.title).toBe('Error: Customer login')
    await userEvent.click(submit())
    expect(document.title).toBe('Error: Customer login')
    await userEvent.type(email(), 'a@b.example')
    await userEvent.type(password(), 'x')
    await userEvent.click(submit())
    expect(document.title).toBe('Customer login')
  })
  it.each(['a', 'a@b', 'a b@c.de', '@b.de', 'a@b..de'])('refuses %s', (address) =>
    expect(loginErrors(address, 'x', TEST_LOGIN.words.errors).email).toBeTruthy(),
  )
  it.each(['a@b.de', 'first.last+tag@sub.example.com', ' a@b.de '])('accepts %s', (address) =>
    expect(loginErrors(address, 'x', TEST_LOGIN.words.errors)).toEqual({}),
  )
  it('has no other bounds', () => expect(loginErrors('a@b.de', ' ', TEST_LOGIN.words.errors)).toEqual({}))
})

it('the login form shows and hides the password', async () => {
  show()
  expect((password() as HTMLInputElement).type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect((password() as HTMLInputElement).type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect((password() as HTMLInputElement).type).toBe('password')
})

it('the login form is a form that password managers know, with paste left alone', () => {
  show()
  expect(email().getAttribute('autocomplete')).toBe('username')
  expect(password().getAttribute('autocomplete')).toBe('current-password')
  expect(fireEvent.paste(password())).toBe(true)
})

it('the login form answers a forgotten password with a message, and with links that stay', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }))
  expect(toasts.read()[0]?.description).toMatch(/\(312\) 555-0142.*hello@b\.example/)
  const links = [...screen.getByRole('form').querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['tel:+1', 'mailto:hello@b.example'])
})
