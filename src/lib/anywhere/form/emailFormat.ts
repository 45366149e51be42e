/** What every form says of an address that is none. */
export const EMAIL_FORMAT = 'Enter an email address like name@company.com.'
