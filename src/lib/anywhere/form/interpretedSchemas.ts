/**
 * Imported for what it does: zod interprets every schema that is made from here on, in the whole program. Otherwise, with the first
 * schema, it tries whether it may compile code, which the Content-Security-Policy forbids and browsers report as a violation. Modules
 * whose schemas reach a browser import this; an import runs before them, wherever it stands.
 */
import { z } from 'zod'

z.config({ jitless: true })
