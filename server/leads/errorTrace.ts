/** Describes an unforeseen error for the log: where it happened, but not its message, which may hold personal data. */

export type ErrorTrace = { error: string; code?: string | number; frames?: string[] }

const PLACE = /^(.+):(\d+):\d+$/
const MAX_STACK_FRAMES = 10

const pathOf = (location: string) => (location.startsWith('file:') ? decodeURIComponent(new URL(location).pathname) : location)
/** The project's root, derived from the path of this file or of the bundle. Undefined on Workers, where files have no folder. */
const ROOT = /^(.*\/)server\/(?:leads\/errorTrace\.ts|[^/]+\.js)$/.exec(pathOf(String(import.meta.url)))?.[1]

/** @returns the path of a file from the project's root; for other files only the package or the file name */
function shortenPath(path: string): string {
  if (path.startsWith('node:')) return path
  if (ROOT && path.startsWith(ROOT)) return path.slice(ROOT.length)
  return path.slice(path.includes('/node_modules/') ? path.indexOf('/node_modules/') + 1 : path.lastIndexOf('/') + 1)
}

/** @returns file and line, "server/leads/lead.ts:12"; null for a line of the stack without them */
function parseStackFrame(line: string): string | null {
  const location = / {4}at (?:.*\((.*)\)|(?:async )?(.*))$/.exec(line)
  const [, file, row] = PLACE.exec(location?.[1] ?? location?.[2] ?? '') ?? []
  return file ? `${shortenPath(pathOf(file))}:${row}` : null
}

/** Innermost frames first. The stack begins with the message. If the message was changed later, its end cannot be found. */
function listStackFrames({ stack = '', message }: Error): string[] {
  const at = stack.indexOf(message)
  if (at < 0) return []
  const lines = stack.slice(at + message.length).split('\n')
  return lines.flatMap((line) => parseStackFrame(line) ?? []).slice(0, MAX_STACK_FRAMES)
}

/** @returns the error's name, its code ("ECONNREFUSED") if it has one, and its stack as files and lines */
export function traceOf(error: unknown): ErrorTrace {
  if (!(error instanceof Error)) return { error: 'unknown' }
  const code = 'code' in error ? error.code : undefined
  const isCode = typeof code === 'number' || (typeof code === 'string' && /^[A-Z][A-Z0-9_]*$/.test(code))
  return { error: error.name, ...(isCode ? { code } : {}), frames: listStackFrames(error) }
}
