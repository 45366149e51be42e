/** Settings of a program that gets its environment only with a request or a scheduled run, as Workers do. */
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import type { EventLog } from '../log.ts'

/**
 * @param read checks the environment @throws Error with a sentence for each wrong variable
 * @returns a function that returns the checked settings, or null while a value is wrong. It logs each problem once
 */
export function createSettingsReader<Env, Settings>(read: (env: Env) => Settings, log: EventLog): (env: Env) => Settings | null {
  let settings: Settings | null = null
  let loggedProblem = ''
  return (env) => {
    try {
      settings ??= read(env)
    } catch (error) {
      const problem = errorMessageOf(error)
      if (problem !== loggedProblem) log({ event: 'settings.refused', error: problem })
      loggedProblem = problem
    }
    return settings
  }
}
