import { parse } from 'node-html-parser'
import type { DemoFormField } from '#src/lib/anywhere/form/demoRequest.ts'

const FIELD: DemoFormField = 'industry'

/** @param html the page of the demo form @returns the industries that it offers, in its order: the service takes these and no others */
export const offeredIndustries = (html: string): string[] =>
  (parse(html).querySelector(`select[name="${FIELD}"]`)?.querySelectorAll('option') ?? [])
    .filter((option) => option.getAttribute('value') !== '')
    .map(({ textContent }) => textContent)
