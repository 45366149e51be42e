/** The words of the login for tests. They do not change with src/content/pages/login.yaml. */
import type { LoginFormProps } from '#src/sections/login/LoginForm.island.tsx'

export const TEST_LOGIN: LoginFormProps = {
  words: {
    email: 'Email',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    remember: 'Remember me',
    forgot: 'Forgot password?',
    reset: 'Support does it.',
    errors: { noEmail: 'Enter an email.', wrongEmail: 'Enter one like a@b.', noPassword: 'Enter a password.' },
    heading: 'Customer login',
    callOrWrite: 'Call {number} or write to {address}.',
  },
  contact: { phone: '(312) 555-0142', phoneHref: 'tel:+1', email: 'hello@b.example', emailHref: 'mailto:hello@b.example' },
}
