import { describe, expect, it } from 'vitest'
import { TEST_REDIRECTS, testProject } from '../lib/entries/smallProject.testing.ts'
import { PlainError } from '../lib/project.ts'
import { parseRetirementRequest } from './retirementRequest.ts'

const redirects = { ...TEST_REDIRECTS, '/support': '/support/help-center' }
const project = testProject({ 'industries/mills.yaml': 'name: Mills\n', 'guides/mills.yaml': 'title: Mills\n' })
const ask = (...args: string[]) => parseRetirementRequest(args, project, redirects, '2026-12-01')

describe('a retirement', () => {
  it.each([
    [['industry', 'retail', 'industry/logistics'], '/industries/logistics'],
    [['industry', 'retail', 'faqs#faq-languages'], '/support/faqs#faq-languages'],
    [['tag', 'ncns', 'tag/points'], '/blog/tag/points'],
    [['industry', 'retail'], '/industries'],
    [['feature', 'swaps'], '/#features'],
    [['landing', 'spring'], '/'],
    [['article', 'points'], '/blog'],
    [['tag', 'ncns'], '/blog'],
    [['document', 'support/manual'], '/support/help-center'],
    [['document', 'words', 'faqs'], '/support/faqs'],
    [['guide', 'mills'], '/industries/mills'],
  ] as const)('leads the old address to where it is said, or to the overview: %j', ([kind, old, target = ''], address) =>
    expect(ask(kind, old, target)).toEqual({ kind, old, target: address }),
  )

  it.each([
    ['nothing', [], /^Say what is retired: industry, guide, feature, landing, article, tag, document\. For example: npm run retire/],
    ['what nobody can retire', ['page', 'a'], /^Say what is retired: industry/],
    ['a kind alone', ['tag'], /^Say which tag: npm run retire -- tag OLD-SLUG TARGET/],
    ['a misspelled one', ['industry', 'retial'], /^There is no industry "retial"\. Did you mean "retail"\?/],
    ['more than one place', ['industry', 'retail', 'faqs', 'blog'], /^There are too many words: npm run retire -- industry/],
    ['a misspelled page', ['industry', 'retail', 'faq'], /^"faq" leads nowhere\. Did you mean "faqs"\?/],
    ['an address', ['industry', 'retail', '/blog'], /^"\/blog" is an address: write the route's name, blog\./],
    ['a section without its page', ['industry', 'retail', '#results'], /^"#results" is a section without its page/],
    ['an entry that is not there', ['industry', 'retail', 'feature/swap'], /^There is no feature "swap"\. Did you mean "swaps"\?/],
    ['a tag that is not there', ['tag', 'ncns', 'tag/point'], /^There is no tag "point"\. Did you mean "points"\?/],
    ['an article that is not shown yet', ['article', 'points', 'article/later'], /^The site does not show the article "later" yet/],
    ['itself', ['industry', 'retail', 'industry/retail#results'], /^\/industries\/retail#results goes with the industry "retail"/],
    ['what belongs to it', ['industry', 'retail', 'guide/retail'], /^\/guides\/retail\.pdf goes with the industry "retail"/],
    ['a guide that the specification asks for', ['guide', 'retail'], /^The specification asks for the guide .*retire -- industry retail$/],
    ['a guide of no industry', ['guide', 'security-whitepaper'], /^The guide "security-whitepaper" is of no industry/],
    ['no place where there is no overview', ['document', 'words'], /^There is no overview of its neighbors\. Say where/],
  ])('is refused with %s', (_, args, sentence) => {
    expect(() => ask(...args)).toThrow(PlainError)
    expect(() => ask(...args)).toThrow(sentence)
  })
})
