import { assembleTemplate, type PrintedTemplate, type TemplateSource } from '#src/downloads/template/printedTemplate.ts'
import { TEMPLATE_LICENSE } from '#src/downloads/template/templateLicense.ts'
import { readAuthorities, VERIFY_NOTE } from '#src/facts/law/authorities.ts'
import { PROVISIONS } from '#src/policy/templates/provisions.ts'

/** Adds provisions, authorities and the license. @returns a template for Word, Markdown and its card */
export const makePrintedTemplate = (template: TemplateSource): PrintedTemplate =>
  assembleTemplate(template, { provisions: PROVISIONS, authorities: readAuthorities(), verify: VERIFY_NOTE, license: TEMPLATE_LICENSE })
