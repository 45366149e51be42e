/** Paths of the project, and how scripts print messages and exit. */
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** The folder of the built site. A build in progress has another one (scripts/build.ts). */
export const DIST = process.env.BUILD_INTO ? `${process.env.BUILD_INTO.replace(/\/+$/, '')}/` : `${ROOT}dist/`
/** Files of the build that are never deployed, for itself, the server and the suites. */
export const WORK_FOLDER = `${ROOT}.build/`
/** The manifest of a build in progress. */
export const NEXT_MANIFEST = `${WORK_FOLDER}next-manifest.json`

/** A failure that a person can fix. It is printed as a sentence, without a stack. */
export class PlainError extends Error {}

/** Runs the main function of a script. Prints a PlainError as its sentence, and any other error with its stack. */
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

/** @returns both ports @throws PlainError if one is invalid or both are the same */
export function readPorts(env: NodeJS.ProcessEnv = process.env): { site: number; form: number } {
  const ports = { site: readPort('PORT', DEFAULT_PORTS.site, env), form: readPort('FORM_PORT', DEFAULT_PORTS.form, env) }
  if (ports.site === ports.form) throw new PlainError(`PORT and FORM_PORT must differ, but both are ${ports.site}.`)
  return ports
}
