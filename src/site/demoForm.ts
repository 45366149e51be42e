/** Whether the demo form is the site's own. Only that one learns the theme, the landing page and what a visitor has begun to enter. */
import { routes } from './routes.ts'

/** @param formUrl full address of the form (site.demoFormUrl) */
export const isOwnForm = (formUrl: string): boolean => new URL(formUrl).pathname === routes.demoForm
