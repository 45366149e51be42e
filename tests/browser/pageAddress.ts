import type { Page as BuiltPage } from '../built/builtSite.ts'

const FORM_ORIGIN = `http://localhost:${Number(process.env.FORM_PORT) || 4322}`

/** @returns where a page is served: the form's page is on the form's own origin */
export const addressOf = ({ kind, path }: Pick<BuiltPage, 'kind' | 'path'>): string =>
  kind === 'demo-form' ? `${FORM_ORIGIN}${path}` : path
