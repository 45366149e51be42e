import type { RequestWords } from './requestWords.ts'

/** The words of a build for tests. They do not change with src/content/pages/demo.yaml. */
export const TEST_WORDS: RequestWords = {
  errors: {
    noName: 'Enter your name.',
    noEmail: 'Enter your work email address.',
    wrongEmail: 'Enter an email address like name@company.com.',
    noCompany: 'Enter your company.',
    noPhone: 'Enter a phone number.',
    wrongPhone: 'Enter a phone number with at least {digits} digits.',
    noIndustry: 'Choose your industry.',
    noEmployees: 'Enter the number of hourly employees, for example 250.',
    notWhole: 'Enter a whole number.',
    tooFew: 'Enter {min} or more.',
    tooMany: 'Enter a smaller number.',
    noConsent: 'Please agree, so that we may call you.',
    tooLong: 'At most {max} characters.',
    unstorable: 'This contains characters that cannot be stored.',
  },
  answers: {
    wrongFields: 'Some fields need another look.',
    tooOften: 'Too many requests. Wait {seconds} seconds, or call (555) 555-0100.',
    tooLarge: 'This is longer than a demo request can be ({max} KB).',
    notNow: 'We cannot take your request right now. Please call (555) 555-0100, or try again in a minute.',
    fault: 'Something went wrong. Please try again, or call (555) 555-0100 and give the error number {error}.',
    goBack: 'Go back to find what you typed.',
    received: 'Your request has come in. Its reference is {reference}.',
  },
}
