import { regexes } from 'zod'
import { EMAIL_FORMAT } from '#src/lib/anywhere/form/formErrors.ts'

export type LoginErrors = { email?: string; password?: string }

/**
 * Email is required and must look like one, by the rule that the demo form's schema has from the same library; the
 * password is required. No other bounds. Only the pattern is imported: the schema would add 23 KB to this page.
 * Source: specification section 5.
 */
export function loginErrors(email: string, password: string): LoginErrors {
  const errors: LoginErrors = {}
  const address = email.trim()
  if (!address) errors.email = 'Enter your email address.'
  else if (!regexes.email.test(address)) errors.email = EMAIL_FORMAT
  if (!password) errors.password = 'Enter your password.'
  return errors
}
