import type { PageClosingProps } from '../sections/shared/closing/PageClosing'
import { isOwnForm } from '../site/demoForm'
import { contact, site } from '../site/site'
import { SUPPORT_HOURS } from '../site/supportHours'
import { contentOf } from './singleEntries'

/** @returns what the next step at the end of every page needs besides its own words: the contacts, the demo form's fields, and whether it takes them over */
export async function pageClosingProps(): Promise<Pick<PageClosingProps, 'contact' | 'words' | 'handsOver'>> {
  const { form, start } = await contentOf('demo')
  const { email, employees } = form.fields
  return { contact, words: { email, employees, ...start, hours: SUPPORT_HOURS.phone.label }, handsOver: isOwnForm(site.demoFormUrl) }
}
