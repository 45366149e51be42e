import { reportHeight } from './reportHeight.client'

/** The identifier that the embedded form gives in its messages; the last segment of its own address. */
const IDENTIFIER = 'demo-request'

/** Connects the embedded form to the page around it. */
export function connectDemoForm(): void {
  reportHeight(IDENTIFIER)
}
