/** What Word files, Markdown files and cards of the templates are drawn from. */
import {
  assembleTemplate,
  type PrintedTemplate,
  type TemplateSource,
  type TemplateWording,
} from '#src/downloads/template/printedTemplate.ts'
import { PROVISIONS, VERIFY_NOTE } from '#src/models/policy/templates/provisions.ts'

/** Adds provisions, the cited authorities and the license. @returns a template for Word, Markdown and its card */
export const createPrintedTemplate = (template: TemplateSource, authorities: TemplateWording['authorities']): PrintedTemplate =>
  assembleTemplate(template, { provisions: PROVISIONS, authorities, verify: VERIFY_NOTE, license: TEMPLATE_LICENSE })

/** The license of the templates in src/content/templates, for every download and card. */
export const TEMPLATE_LICENSE = {
  name: 'Free to use and change',
  text: 'You may copy, change, adopt and share this document, including commercially, free of charge and without credit. It comes as is, without warranty. It is general information, not legal advice: have an employment lawyer review it for the places where you employ people.',
} as const
