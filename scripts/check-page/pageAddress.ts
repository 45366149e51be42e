import type { BuiltPage } from '../build/builtPages.ts'

/** A page as a check in the browser knows it. */
export type CheckedPage = Pick<BuiltPage, 'kind' | 'path'>

const FORM_ORIGIN = `http://localhost:${Number(process.env.FORM_PORT) || 4322}`

/** @returns where a page is served: the form's page is on the form's own origin */
export const addressOf = ({ kind, path }: CheckedPage): string => (kind === 'demo-form' ? `${FORM_ORIGIN}${path}` : path)
