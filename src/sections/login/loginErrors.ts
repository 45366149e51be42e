import { regexes } from 'zod'
import { EMAIL_FORMAT } from '#src/lib/anywhere/form/formErrors.ts'

export type LoginErrors = { email?: string; password?: string }

/**
 * Checks the sign-in form: email is required and must match the pattern of the demo form's schema; the password is required. No other
 * bounds. Only the pattern is imported, because the schema would add 23 KB to this page. Source: specification section 5.
 */
export function loginErrors(email: string, password: string): LoginErrors {
  const errors: LoginErrors = {}
  const address = email.trim()
  if (!address) errors.email = 'Enter your email address.'
  else if (!regexes.email.test(address)) errors.email = EMAIL_FORMAT
  if (!password) errors.password = 'Enter your password.'
  return errors
}
