/** What the log says of an unforeseen error: where it happened, and never its message, which may hold personal data. */

export type ErrorTrace = { error: string; code?: string | number; frames?: string[] }

const PLACE = /^(.+):(\d+):\d+$/
const MOST_STACK_FRAMES = 10

const pathOf = (location: string) => (location.startsWith('file:') ? decodeURIComponent(new URL(location).pathname) : location)
/** Where the project lies, from this file or from the bundle that it is in; unknown on Workers, whose files have no folder. */
const ROOT = /^(.*\/)server\/(?:leads\/errorTrace\.ts|[^/]+\.js)$/.exec(pathOf(String(import.meta.url)))?.[1]

/** @returns the path of a file from the project's root; of a file elsewhere, its package or its name alone */
function shortenPath(path: string): string {
  if (path.startsWith('node:')) return path
  if (ROOT && path.startsWith(ROOT)) return path.slice(ROOT.length)
  return path.slice(path.includes('/node_modules/') ? path.indexOf('/node_modules/') + 1 : path.lastIndexOf('/') + 1)
}

/** @returns file and line, "server/leads/lead.ts:12", or null for a line of the stack without them */
function readStackFrame(line: string): string | null {
  const location = / {4}at (?:.*\((.*)\)|(?:async )?(.*))$/.exec(line)
  const [, file, row] = PLACE.exec(location?.[1] ?? location?.[2] ?? '') ?? []
  return file ? `${shortenPath(pathOf(file))}:${row}` : null
}

/** The innermost frames first. The stack begins with the message; where that was changed later, nobody can tell where it ends. */
function listStackFrames({ stack = '', message }: Error): string[] {
  const at = stack.indexOf(message)
  if (at < 0) return []
  const lines = stack.slice(at + message.length).split('\n')
  return lines.flatMap((line) => readStackFrame(line) ?? []).slice(0, MOST_STACK_FRAMES)
}

/** @returns what an error calls itself, its code ("ECONNREFUSED") where it has one, and the files and lines that it passed */
export function traceOf(error: unknown): ErrorTrace {
  if (!(error instanceof Error)) return { error: 'unknown' }
  const { code } = error as { code?: unknown }
  const isCode = typeof code === 'number' || (typeof code === 'string' && /^[A-Z][A-Z0-9_]*$/.test(code))
  return { error: error.name, ...(isCode ? { code } : {}), frames: listStackFrames(error) }
}
