import { describe, expect, it } from 'vitest'
import { TEST_REDIRECTS, testProject } from '../lib/entries/smallProject.testing.ts'
import { PlainError } from '../lib/project.ts'
import { parseRenameRequest } from './renameRequest.ts'

const ask = (...args: string[]) => parseRenameRequest(args, testProject(), TEST_REDIRECTS)

describe('a rename', () => {
  it.each([
    [['industry', 'retail', 'shops'], { kind: 'industry', old: 'retail', slug: 'shops', name: null }],
    [['industry', 'retail', 'retail', 'Shops', '&', 'malls'], { kind: 'industry', old: 'retail', slug: 'retail', name: 'Shops & malls' }],
    [['industry', 'retail', 'stores'], { kind: 'industry', old: 'retail', slug: 'stores', name: null }],
    [['landing', 'spring', 'summer'], { kind: 'landing', old: 'spring', slug: 'summer', name: null }],
    [['feature', 'alerts', 'warnings', 'Warnings'], { kind: 'feature', old: 'alerts', slug: 'warnings', name: 'Warnings' }],
    [['article', 'points', 'points-2027'], { kind: 'article', old: 'points', slug: 'points-2027', name: null }],
    [['document', 'words', 'support/words'], { kind: 'document', old: 'words', slug: 'support/words', name: null }],
    [['tag', 'ncns', 'no-shows', 'No-shows'], { kind: 'tag', old: 'ncns', slug: 'no-shows', name: 'No-shows' }],
  ])('is read: %j', (args, request) => expect(ask(...args)).toEqual(request))

  it.each([
    ['a guide', ['guide', 'retail', 'shops'], /^A guide has the address of its industry\. Rename that: npm run rename -- industry/],
    ['nothing', [], /^Say what is renamed: industry, guide, feature, landing, article, tag, document\. For example: npm run rename/],
    ['what nobody can rename', ['page', 'a', 'b'], /^Say what is renamed: industry/],
    ['no new address', ['tag', 'ncns'], /^Say which tag, and what its address ends in from now on: npm run rename -- tag OLD-SLUG/],
    ['a misspelled one', ['industry', 'retial', 'shops'], /^There is no industry "retial"\. Did you mean "retail"\?/],
    ['one that is nowhere', ['industry', 'underground-mining', 'x'], /^There is no industry .*\. There are: logistics, retail\./],
    ['the same address without a name', ['industry', 'retail', 'retail'], /^"retail" is its name already\. To change what readers see/],
    [
      'an address with capitals and blanks',
      ['industry', 'retail', 'Shops & Malls'],
      /^"Shops & Malls" cannot be .* For example: shops-malls$/,
    ],
    ['an address that goes up', ['article', 'points', '../points'], /cannot be in an address/],
    ['an address of hyphens', ['tag', 'ncns', 'no--shows'], /cannot be in an address: .* For example: no-shows$/],
    ['a folder where only texts have one', ['article', 'points', 'blog/points'], /cannot be in an address: .* For example: blog-points$/],
    ['folders without names', ['document', 'words', 'support//words'], /cannot be in an address: .* For example: support\/words$/],
    ['the address of a page that is no entry', ['document', 'words', 'support/faqs'], /^\/support\/faqs is the address of another page\./],
    ['an address that is long', ['tag', 'ncns', 'n'.repeat(81)], /cannot be in an address: .*80 characters/],
    ['the address of another', ['industry', 'retail', 'logistics'], /^src\/content\/industries\/logistics\.yaml is there already\./],
    ['the guide of another', ['industry', 'retail', 'security-whitepaper'], /^src\/content\/guides\/security-whitepaper\.yaml is there/],
    ['the address of another tag', ['tag', 'ncns', 'points'], /^There is a tag "points" already\./],
    ['an address that was another page’s', ['industry', 'retail', 'mines'], /^\/industries\/mines was .* leads to \/industries now/],
    ['the name of another', ['industry', 'retail', 'shops', 'Logistics'], /^"Logistics" is the name of the industry "logistics" already\./],
    ['a name for what has none', ['landing', 'spring', 'summer', 'Summer'], /^A landing page has no name: .* leave "Summer" out here\./],
    ['a name with quotation marks', ['industry', 'retail', 'shops', 'The "shops"'], /^"The "shops"" is no name: it has 2 to 60 characters/],
    ['a name that is too long', ['industry', 'retail', 'shops', 'S'.repeat(61)], /is no name/],
  ])('is refused with %s', (_, args, sentence) => {
    expect(() => ask(...args)).toThrow(PlainError)
    expect(() => ask(...args)).toThrow(sentence)
  })
})
