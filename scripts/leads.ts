/** `npm run leads -- COMMAND`, and in the container `leads COMMAND`: the operator's commands (docs/leads.md). */
import { runCommand } from '../server/leads/commands/run.ts'

process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  out: (text) => new Promise((resolve, reject) => process.stdout.write(text, (error) => (error ? reject(error) : resolve()))),
  error: (text) => process.stderr.write(text),
})
