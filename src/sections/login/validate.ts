export type LoginErrors = { email?: string; password?: string }

// What browsers accept in an e-mail field (HTML standard, "valid e-mail address"), with a dot in the domain.
const EMAIL = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+$/

/** E-mail is required and must look like one; the password is required. No other bounds. Source: specification section 5. */
export function validateLogin(email: string, password: string): LoginErrors {
  const errors: LoginErrors = {}
  const address = email.trim()
  if (!address) errors.email = 'Enter your e-mail address.'
  else if (!EMAIL.test(address)) errors.email = 'Enter an e-mail address like name@company.com.'
  if (!password) errors.password = 'Enter your password.'
  return errors
}
