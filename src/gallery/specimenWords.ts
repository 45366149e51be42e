/** Texts for specimens, as long as those of real pages. */
import { readClaims, readFigureClaims } from '#src/facts/claims.ts'
import type { Figure } from '#src/sections/shared/figures/FigureValue.tsx'
import type { Contact } from '#src/site/settings.ts'

export const HEADING = 'A heading of a line or two'
export const LEDE = 'A sentence under it, which says what the section is about and is as long as such sentences are on a page.'
export const TEXT = 'Two sentences about it. The second one has to be here as well, so that the text takes more than one line.'
export const QUOTE = { quote: 'They used to be on the phone all morning.', role: 'Plant manager', company: 'A customer' }
export const LINK = { label: 'Learn More', href: '#' }
export const STEPS = ['First', 'Second', 'Third', 'Fourth'].map((title) => ({ title: `${title} step`, text: TEXT }))
export const START_WORDS = {
  email: 'Work email',
  employees: 'Hourly employees',
  wrongEmail: 'Enter an email address like name@company.com.',
  kept: 'Kept until the form is there.',
  orCall: 'Or call',
}

export const CONTACT: Contact = {
  phone: '(555) 555-0100',
  phoneHref: 'tel:+15555550100',
  email: 'hello@company.example',
  emailHref: 'mailto:hello@company.example',
}

/** The figures of the first claims. */
export function firstFigures(count: number): Figure[] {
  const claims = readFigureClaims()
  return Object.entries(readClaims())
    .slice(0, count)
    .map(([id, { value }]) => ({ value, label: 'what this figure counts', claim: claims.get(id) }))
}
