/**
 * `npm run check:content`: checks for an editor before a push, in half a minute. The build reads all content, compares its entries and
 * follows each link. Of the tests, only those that read content run. Problems are printed as in a build. It ends with what to do next.
 */
import { buildIfChanged } from './build.ts'
import { describeNextSteps, findMainCommit, listChangedContent, listUntrackedContent } from './lib/contentChanges.ts'
import { runProgram } from './lib/processes/runProgram.ts'
import { main, PlainError } from './lib/project.ts'
import { BUILD, runSteps } from './lib/testing/steps.ts'

async function testContent(): Promise<string> {
  const { code, output } = await runProgram(process.execPath, ['scripts/lib/testing/contentTests.ts'])
  if (code !== 0) throw new PlainError(output.trim())
  return output.trim()
}

await main(async () => {
  await runSteps(
    [
      { name: BUILD, run: buildIfChanged },
      // Not at once: the tests would repeat in other words that a file cannot be read.
      { name: 'Sums, facts and addresses', run: testContent },
    ],
    'Checks of content',
  )
  const commit = findMainCommit()
  const next = commit ? describeNextSteps(listChangedContent(commit), listUntrackedContent()) : ''
  if (next) console.log(next)
})
