import { z } from 'zod'
import { textField } from './fields.ts'

/** What the header says of a page; whoever writes it lists the page. */
export const menuDescription = z.exactOptional(textField(60, 'it stands under a link of the header')).meta({
  description:
    'What the header’s menu says of the page, under its name. With this line, the header and the footer list it. Left out, they do not.',
})
