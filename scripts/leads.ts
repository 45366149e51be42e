/** `npm run leads -- COMMAND`, and in the container `leads COMMAND`: the operator's commands (docs/leads.md). */
import { constants, setPriority } from 'node:os'
import { runCommand } from '#server/leads/commands/runCommand.ts'

// At low priority: an export may take a while, and the server has to answer visitors meanwhile, also on one processor.
if (process.argv[2] === 'export') setPriority(constants.priority.PRIORITY_LOW)
process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  out: (text) => new Promise((resolve, reject) => process.stdout.write(text, (error) => (error ? reject(error) : resolve()))),
  error: (text) => process.stderr.write(text),
})
