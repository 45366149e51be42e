import { expect, it } from 'vitest'
import { describeNextSteps } from './contentChanges.ts'

it('an editor who changed nothing has nothing to do next', () => expect(describeNextSteps([], [])).toBe(''))
it('an editor who changed words checks their page, and then sends them', () => {
  const next = describeNextSteps(['src/content/pages/home.yaml'], [])
  expect(next).toContain('npm run check:page')
  expect(next).not.toContain('git add')
  expect(next).toMatch(/\n- Send it: .*$/)
})
it('new files are named, because a commit leaves them out', () => {
  const files = ['src/content/blog/call-off-texts.mdx', 'src/content/pictures/night-shift.webp']
  expect(describeNextSteps(['src/content/pages/home.yaml', ...files], files)).toMatch(
    /git add -A:\n {2}src\/content\/blog\/call-off-texts\.mdx\n {2}src\/content\/pictures\/night-shift\.webp\n/,
  )
})
