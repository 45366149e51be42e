/** The closed lists that templates are printed with: names of provisions, authorities, license. */
import { type DocumentTemplate, type PrintedTemplate, printedTemplate } from '../../lib/build/printedTemplate'
import { authorities, VERIFY } from '../../site/authorities'
import { TEMPLATE_LICENSE } from '../../site/templateLicense'
import { PROVISIONS } from '../../site/templateProvisions'

/** @returns a template as Word, Markdown and its card print it */
export const printed = (template: DocumentTemplate): PrintedTemplate =>
  printedTemplate(template, { provisions: PROVISIONS, authorities, verify: VERIFY, license: TEMPLATE_LICENSE })
