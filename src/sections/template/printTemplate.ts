/** The closed lists that templates are printed with: names of provisions, authorities, license. */

import { authorities, VERIFY_NOTE } from '../../facts/law/authorities'
import { type PrintedTemplate, type TemplateContent, toPrintedTemplate } from '../../lib/build/template/printedTemplate'
import { TEMPLATE_LICENSE } from '../../site/templates/license'
import { PROVISIONS } from '../../site/templates/provisions'

/** @returns a template as Word, Markdown and its card print it */
export const printTemplate = (template: TemplateContent): PrintedTemplate =>
  toPrintedTemplate(template, { provisions: PROVISIONS, authorities, verify: VERIFY_NOTE, license: TEMPLATE_LICENSE })
