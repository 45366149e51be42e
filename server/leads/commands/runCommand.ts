/** Reads a command line, opens the store and runs the command. It works alike for npm, in the container and with D1. */

import { parseArgs } from 'node:util'
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import type { Environment } from '#src/site/settings.ts'
import { createLog } from '../log.ts'
import { type CommandLine, createCommandLine } from '../settings/commandLine.ts'
import { listChannels, readServiceSettings, type ServiceSettings } from '../settings/serviceSettings.ts'
import { createLeadStore } from '../store/createLeadStore.ts'
import { createLoggedStore } from '../store/loggedStore.ts'
import { TelephoneNumberTooShort } from '../store/personCondition.ts'
import { StoreUnavailable } from '../store/sqlDatabase.ts'
import { backupCommand, restoreCommand } from './backups.ts'
import { eraseCommand, purgeCommand, quarantineCommand, replayCommand, resendCommand } from './changingCommands.ts'
import { type CommandContext, CommandError, type OperatorCommand } from './operatorCommand.ts'
import {
  deadCommand,
  exportCommand,
  listCommand,
  personCommand,
  searchCommand,
  showCommand,
  statsCommand,
  waitingCommand,
} from './readingCommands.ts'
import { openTarget } from './storeTarget.ts'

export const COMMANDS: Record<string, OperatorCommand> = {
  list: listCommand,
  search: searchCommand,
  show: showCommand,
  export: exportCommand,
  person: personCommand,
  erase: eraseCommand,
  waiting: waitingCommand,
  dead: deadCommand,
  replay: replayCommand,
  resend: resendCommand,
  quarantine: quarantineCommand,
  stats: statsCommand,
  purge: purgeCommand,
  backup: backupCommand,
  restore: restoreCommand,
}
const COMMON_OPTIONS = { help: { type: 'boolean', short: 'h' }, d1: { type: 'string' } } as const
type TypedCommand = Pick<CommandContext, 'positionals' | 'options'> & { help?: boolean | undefined; d1?: string | undefined }

/** @param args the words after the command's name @throws Error in words for the operator, also if there are too few or too many words */
function parseTypedCommand(args: string[], command: OperatorCommand): TypedCommand {
  const { values, positionals } = parseArgs({ args, options: { ...command.options, ...COMMON_OPTIONS }, allowPositionals: true })
  const { help, d1, ...options } = values
  const [min, max] = command.positionalCount
  if (!help && (positionals.length < min || positionals.length > max)) throw new Error('Too few or too many words.')
  return { help, d1, options, positionals }
}

export type CommandOutput = { out: (text: string) => void | Promise<void>; error: (text: string) => void }

/** @param commandLine writes a command as the operator types it @returns the list of commands, or one command's help */
export function writeHelp(commandLine: CommandLine, name?: string): string {
  const command = name === undefined ? undefined : COMMANDS[name]
  const common = 'Against Cloudflare D1: --d1 remote (or local). LEADS_DB names the SQLite file otherwise.\n'
  if (command)
    return `${commandLine(command.usage)}\n  ${command.summary}\n${command.help ? `  ${command.help.replaceAll('\n', '\n  ')}\n` : ''}${common}`
  const width = Math.max(...Object.values(COMMANDS).map(({ usage }) => usage.length))
  const lines = Object.values(COMMANDS).map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}\n`)
  return `${commandLine('COMMAND')}\n${lines.join('')}${common}${commandLine('COMMAND --help')} says more.\n`
}

/** @returns the exit code: 0 for success, 1 for a failure, 2 for a command line that cannot be parsed */
export async function runCommand(args: string[], env: Environment, { out, error }: CommandOutput): Promise<0 | 1 | 2> {
  const [name, ...rest] = args
  const commandLine = createCommandLine(env)
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    out(writeHelp(commandLine, rest[0]))
    return name === undefined ? 2 : 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    error(`There is no command "${name}".\n\n${writeHelp(commandLine)}`)
    return 2
  }
  let typedCommand: TypedCommand
  try {
    typedCommand = parseTypedCommand(rest, command)
  } catch (problem) {
    error(`${errorMessageOf(problem)}\n\n${writeHelp(commandLine, name)}`)
    return 2
  }
  if (typedCommand.help) {
    out(writeHelp(commandLine, name))
    return 0
  }
  try {
    await runInStore(command, typedCommand, env, { out, error })
    return 0
  } catch (problem) {
    if (!(problem instanceof CommandError || problem instanceof StoreUnavailable || problem instanceof TelephoneNumberTooShort))
      throw problem
    error(`${problem instanceof StoreUnavailable ? 'The store does not answer: ' : ''}${problem.message}\n`)
    return 1
  }
}

async function runInStore(
  command: OperatorCommand,
  { positionals, options, d1 }: TypedCommand,
  env: Environment,
  { out, error }: CommandOutput,
) {
  let settings: ServiceSettings['leads']
  try {
    settings = readServiceSettings(env, { database: 'data/leads.sqlite', email: '' }, d1 === undefined ? 'node' : 'workers').leads
  } catch (problem) {
    throw new CommandError(errorMessageOf(problem))
  }
  const target = await openTarget(d1, settings.database, env, command)
  try {
    // The log goes to standard error, because an export must be the only text on standard output.
    const store = createLoggedStore(
      createLeadStore(target.database),
      createLog((line) => error(`${line}\n`)),
    )
    await command.run({
      store,
      target,
      channels: listChannels(settings),
      commandLine: createCommandLine(env, d1),
      retentionDays: settings.retentionDays,
      positionals,
      options,
      write: out,
    })
  } finally {
    await target.close()
  }
}
