/** `npm run launch`: prints what is still a sample or a placeholder, and fails until nothing is (docs/launching.md). */
import { claims } from '../src/site/claims.ts'
import { launchList } from './launch/launchList.ts'
import { main, PlainError, ROOT } from './lib/project.ts'

await main(async () => {
  const left = launchList({ content: `${ROOT}src/content`, env: process.env, claims })
  for (const { what, where, cure } of left) console.log(`${what}\n  ${where}\n  ${cure}\n`)
  if (left.length > 0)
    throw new PlainError(`${left.length} things are left to do before a launch. docs/launching.md is the list as a task.`)
  console.log('Nothing is left: the site holds no sample and no placeholder.')
})
