/** `npm run leads -- COMMAND`, and in the container `leads COMMAND`: the operator's commands (docs/leads.md). */
import { constants, setPriority } from 'node:os'
import { runCommand } from '#server/leads/commands/runCommand.ts'

// An export may take a while, and the server must answer visitors at the same time, even with one processor.
if (process.argv[2] === 'export') setPriority(constants.priority.PRIORITY_LOW)
process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  out: (text) => new Promise((resolve, reject) => process.stdout.write(text, (error) => (error ? reject(error) : resolve()))),
  error: (text) => process.stderr.write(text),
})
