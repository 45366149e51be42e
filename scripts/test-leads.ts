/** `npm run test:leads`: runs the fault tests of the leads service, or only those whose names contain the command's arguments. */
import { FAULTS, testFaults } from '#tests/leads/everyFault.ts'
import { build } from './build.ts'
import { isBuilt } from './lib/buildStamp.ts'
import { main, PlainError } from './lib/project.ts'

await main(async () => {
  if (!(await isBuilt())) console.log(await build())
  const words = process.argv.slice(2).join(' ')
  const chosen = FAULTS.filter(({ name, runtime }) => `${runtime} ${name}`.includes(words))
  if (chosen.length === 0)
    throw new PlainError(`No fault has "${words}" in its name. There are:\n${FAULTS.map(({ name }) => name).join('\n')}`)
  console.log(await testFaults(chosen))
})
