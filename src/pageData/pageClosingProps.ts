import { readCommonContent } from '#src/registry/readPage.ts'
import type { PageClosingProps } from '#src/sections/shared/closing/PageClosing.tsx'
import { isOwnForm } from '#src/site/demoForm.ts'
import { contact, site } from '#src/site/site.ts'
import { SUPPORT_HOURS } from '#src/site/supportHours.ts'

/** @returns the props of `PageClosing` that are the same on every page: contacts, the words of the demo form's fields, and whether it takes them over */
export async function pageClosingProps(): Promise<Pick<PageClosingProps, 'contact' | 'words' | 'handsOver'>> {
  const { form, start } = await readCommonContent('demo')
  const { email, employees } = form.fields
  return { contact, words: { email, employees, ...start, hours: SUPPORT_HOURS.phone.label }, handsOver: isOwnForm(site.demoFormUrl) }
}
