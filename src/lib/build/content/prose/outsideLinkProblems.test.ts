import { describe, expect, it } from 'vitest'
import { outsideLinkProblems } from './outsideLinkProblems.ts'

describe('a link of prose to another site', () => {
  it.each([
    'See [the rule](https://www.ecfr.gov/current/title-29/part-825#a "29").',
    'It is at https://www.dol.gov/agencies/whd. Then *https://www.dol.gov*.',
    'See [a page of this one](/blog/www.html) and [another]({route:faqs}).',
    'The [rule][1].\n\n[1]: https://www.ecfr.gov/a_(b)',
    'Write to name@www.example, see a/www.example.',
    // hardCodedContactProblems.ts says so.
    'Call [us](tel:+13125550100).',
    // proseSyntaxProblems.ts says so.
    'See [the rule](www.ecfr.gov).',
  ])('may stand in %j', (text) => expect(outsideLinkProblems(text)).toEqual([]))
  it.each([
    ['See [the rule](http://www.ecfr.gov/a).', '"http://www.ecfr.gov/a" is not encrypted', 'http:'],
    ['A.\n\nIt is at http://www.dol.gov.', '"http://www.dol.gov" is not encrypted', 'http:'],
    ['It is at www.dol.gov, they say.', 'write it whole, https://www.dol.gov.', 'www.'],
    ['The [rule][1].\n\n[1]: http://www.ecfr.gov', '"http://www.ecfr.gov" is not encrypted', 'http:'],
    ['<a href="http://www.ecfr.gov">a</a>', '"http://www.ecfr.gov" is not encrypted', 'http:'],
    ['See [it](https://me:word@www.dol.gov/).', 'take out what stands before the @', 'https:'],
    ['See [it](javascript:run()).', 'begin with https://', 'javascript:'],
    ['See [it](//www.dol.gov).', 'write it whole, https://www.dol.gov.', '//'],
    ['<a href="ftp://www.dol.gov">a</a>', 'begin with https://', 'ftp:'],
    ['See [it](https://192.0.2.7/).', 'has no full name of a site', 'https:'],
  ])('is told what is wrong with it in %j', (text, cure, begin) =>
    expect(outsideLinkProblems(text)).toEqual([{ offset: text.indexOf(begin), message: expect.stringContaining(cure) }]),
  )
})
