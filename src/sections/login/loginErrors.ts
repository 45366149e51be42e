import { regexes } from 'zod'
import type { LoginContent } from '#src/schemas/pages/login.ts'

export type LoginErrors = { email?: string; password?: string }

/**
 * Checks the sign-in form: email is required and must match the pattern of the demo form's schema; the password is required. No other
 * bounds. Only the pattern is imported, because the schema would add 23 KB to this page. Source: specification section 5.
 */
export function loginErrors(email: string, password: string, words: LoginContent['form']['errors']): LoginErrors {
  const errors: LoginErrors = {}
  const address = email.trim()
  if (!address) errors.email = words.noEmail
  else if (!regexes.email.test(address)) errors.email = words.wrongEmail
  if (!password) errors.password = words.noPassword
  return errors
}
