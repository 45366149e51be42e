/** What every form says when an email address is not one. */
export const EMAIL_FORMAT = 'Enter an email address like name@company.com.'
