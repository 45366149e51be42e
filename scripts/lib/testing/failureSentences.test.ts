import { describe, expect, it } from 'vitest'
import { failureSentences } from './failureSentences.ts'

const file = 'tests/unit/workedExamples/of-this-test.test.ts'
const failure = { file, name: 'the article draws what it says', message: 'expected [ Array(1) ] to deeply equal []', expected: '[]' }

describe('an editor reads of a test that failed', () => {
  it('the sentences that it found', () =>
    expect(failureSentences({ ...failure, actual: '[\n  "faq.yaml, line 3: \\"a\\" is wrong. Write b.",\n  "And more.",\n]' })).toEqual([
      'faq.yaml, line 3: "a" is wrong. Write b.',
      'And more.',
    ]))
  it('the sentence of what is not there', () =>
    expect(failureSentences({ file, name: 'x', message: 'a.mdx has no chart "b". Give it that id again.' })).toEqual([
      'a.mdx has no chart "b". Give it that id again.',
    ]))
  it('where it is, what is wrong and what to do, where a test compares numbers', () =>
    expect(
      failureSentences({ ...failure, message: 'expected [ 4 ] to deeply equal [ 5 ]', actual: '[\n  4,\n]', expected: '[\n  5,\n]' }),
    ).toEqual([
      `${file}: This is not so any more: “the article draws what it says”. There is [ 4 ], and there should be [ 5 ]. Correct what you have changed, or the other place that says it. If both are right, ask for a review with this sentence: a developer changes ${file}.`,
    ]))
  it('the fix that a test has for it', () =>
    expect(
      failureSentences({
        ...failure,
        file: 'src/facts/a.test.ts',
        message: 'Change both.: expected 4 to be 5',
        actual: '4',
        expected: '5',
      }),
    ).toEqual([expect.stringMatching(/^src\/facts\/a\.test\.ts: .*There is 4, and there should be 5\. Change both\. Correct/)]))
  it('the fix first, where it names its file', () =>
    expect(failureSentences({ ...failure, message: 'src/a.mdx: Bars add up.: expected 4 to be 5', actual: '4', expected: '5' })).toEqual([
      expect.stringMatching(/^src\/a\.mdx: Bars add up\. This is not so any more: .*There is 4, and there should be 5\. Correct/),
    ]))
})
