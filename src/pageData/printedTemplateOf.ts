import { authorities, VERIFY_NOTE } from '#src/facts/law/authorities.ts'
import { type PrintedTemplate, type TemplateSource, toPrintedTemplate } from '#src/lib/build/template/printedTemplate.ts'
import { PROVISIONS } from '#src/policy/templates/provisions.ts'
import { TEMPLATE_LICENSE } from '#src/site/templateLicense.ts'

/** Adds provisions, authorities and the license. @returns a template for Word, Markdown and its card */
export const printTemplate = (template: TemplateSource): PrintedTemplate =>
  toPrintedTemplate(template, { provisions: PROVISIONS, authorities, verify: VERIFY_NOTE, license: TEMPLATE_LICENSE })
