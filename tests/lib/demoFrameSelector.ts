import { DEMO_FRAME } from '#src/specification/interfaceValues.ts'

/** The frame with the form on the page of the demo request. */
export const DEMO_FRAME_SELECTOR = `iframe[title="${DEMO_FRAME.title}"]`
