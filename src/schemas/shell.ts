import { z } from 'zod'
import { MENU_PAGES } from '../site/navigation'
import { label, link, text } from './fields'

/** What stands around every page. The header's labels are the specification's: site/navigation.ts. */
export const shell = z.strictObject({
  banner: z.strictObject({ lead: text(90), text: text(90), action: link }),
  menus: z.record(z.enum(MENU_PAGES), text(60)),
  footer: z.strictObject({
    about: text(160),
    theme: z.strictObject({ legend: label, system: label, light: label, dark: label }),
  }),
  breadcrumbs: z.strictObject({ blog: label, features: label, industries: label, support: label }),
  /** Around every text with sections: over its list of sections, and before its dates. */
  reading: z.strictObject({ contents: label, updated: label, revised: label }),
  consent: z.strictObject({ name: label, question: text(160), policy: label, decline: label, allow: label }),
})
