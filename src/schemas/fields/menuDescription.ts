import { z } from 'zod'
import { text } from './fields'

/** What the header says of a page. That the pages it lists have it, and no others, is checked of all together (registry/checks/checkReferences.ts). */
export const menuDescription = z.exactOptional(text(60, 'it stands under a link of the header')).meta({
  description: 'What the header’s menu says of the page, under its name. Only pages that the header lists have it.',
})
