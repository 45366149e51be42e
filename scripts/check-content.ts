/**
 * `npm run check:content`: checks for an editor before a push, in half a minute. The build reads all content, compares its entries and
 * follows each link; then Git is asked for addresses that were published. It ends with what to do next.
 */
import { buildIfChanged } from './build.ts'
import { isShallow, readDeadAddressProblems } from './check-content/deadAddressProblems.ts'
import { describeNextSteps, findMainCommit, listChangedContent, listUntrackedContent } from './lib/contentChanges.ts'
import { main, PlainError } from './lib/project.ts'
import { BUILD, runSteps } from './lib/testing/steps.ts'

async function checkAddresses(): Promise<string> {
  if (isShallow()) return 'Not checked: Git has not the whole history here, “git fetch --unshallow” brings it.'
  const problems = readDeadAddressProblems()
  if (problems.length > 0) throw new PlainError(problems.join('\n'))
  return ''
}

await main(async () => {
  await runSteps(
    [
      { name: BUILD, run: buildIfChanged },
      { name: 'Published addresses', run: checkAddresses },
    ],
    'Checks of content',
  )
  const commit = findMainCommit()
  const next = commit ? describeNextSteps(listChangedContent(commit), listUntrackedContent()) : ''
  if (next) console.log(next)
})
