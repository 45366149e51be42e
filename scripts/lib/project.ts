/** Paths of the project, and how scripts print messages and exit. */
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** Where the built site lies. A build under way has a folder of its own (scripts/build.ts). */
export const DIST = process.env.BUILD_INTO ? `${process.env.BUILD_INTO.replace(/\/+$/, '')}/` : `${ROOT}dist/`
/** What the build makes for itself and for the server and the suites; never deployed. */
export const WORK_FOLDER = `${ROOT}.build/`
/** What a build under way tells about itself; the manifest once it is in its place. */
export const NEXT_MANIFEST = `${WORK_FOLDER}next-manifest.json`

/** A failure that a person can act on: printed as one sentence, without a stack. */
export class PlainError extends Error {}

/** Runs a script's main function. A PlainError is printed as its sentence, any other error with its stack. */
export async function main(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof PlainError ? `\n${error.message}` : error)
    process.exit(1)
  }
}

/** @returns a port from the environment */
export function readPort(name: 'PORT' | 'FORM_PORT', fallback: number, env: NodeJS.ProcessEnv = process.env): number {
  const value = env[name]?.trim()
  if (!value) return fallback
  const port = Number(value)
  if (!/^\d{1,5}$/.test(value) || port < 1 || port > 65_535)
    throw new PlainError(`${name} must be a port number from 1 to 65535, but is "${value}".`)
  return port
}
export const DEFAULT_PORTS = { site: 4321, form: 4322 } as const

/** @returns both ports @throws PlainError when one is wrong or both are the same */
export function readPorts(env: NodeJS.ProcessEnv = process.env): { site: number; form: number } {
  const ports = { site: readPort('PORT', DEFAULT_PORTS.site, env), form: readPort('FORM_PORT', DEFAULT_PORTS.form, env) }
  if (ports.site === ports.form) throw new PlainError(`PORT and FORM_PORT must differ, but both are ${ports.site}.`)
  return ports
}
