/** What Word files, Markdown files and cards of the templates are drawn from. */
import {
  assembleTemplate,
  type PrintedTemplate,
  type TemplateSource,
  type TemplateWording,
} from '#src/downloads/template/printedTemplate.ts'
import { TEMPLATE_LICENSE } from '#src/downloads/template/templateLicense.ts'
import { PROVISIONS, VERIFY_NOTE } from '#src/models/policy/templates/provisions.ts'

/** Adds provisions, the cited authorities and the license. @returns a template for Word, Markdown and its card */
export const createPrintedTemplate = (template: TemplateSource, authorities: TemplateWording['authorities']): PrintedTemplate =>
  assembleTemplate(template, { provisions: PROVISIONS, authorities, verify: VERIFY_NOTE, license: TEMPLATE_LICENSE })
