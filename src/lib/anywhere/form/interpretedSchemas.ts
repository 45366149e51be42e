/**
 * Imported for its side effect: from then on zod interprets all schemas. Otherwise zod tests, with the first schema, whether it may compile
 * code. The Content-Security-Policy forbids that, and browsers report a violation. Every module whose schemas reach a browser must import
 * this.
 */
import { z } from 'zod'

z.config({ jitless: true })
