import { describe, expect, it } from 'vitest'
import { relOf } from '#src/lib/anywhere/pages/link.ts'
import { proseTags } from '#src/models/names/proseNames.ts'
import { createProseParser } from '../proseParser.ts'

const read = createProseParser(proseTags, { section: 'data-section', copyLink: 'data-copy', column: 'data-column' })
const proseOf = async (text: string) => JSON.stringify(await read({ file: 'blog/a.mdx', text, sections: [] })).replaceAll('\\"', '"')
const REL = String(relOf('https://elsewhere.example'))

describe('a link of prose to another site', () => {
  it.each([
    'See [the rule](https://www.ecfr.gov/current/title-29/part-825#a "29").',
    'It is at https://www.dol.gov/agencies/whd. Then *that*.',
    'The [rule][1].\n\n[1]: https://www.ecfr.gov/a_(b)',
    '<a href="https://www.dol.gov/">The rule</a> of it',
    '[www.dol.gov](https://www.dol.gov)',
  ])('says that it leaves: %j', async (text) => expect(await proseOf(text)).toContain(REL))
  it.each([
    '[a page](/blog/www.html)',
    '[here](#hours)',
    '[us](tel:+13125550100)',
    '<Faq question="Does http://localhost work?">Yes.</Faq>',
  ])('is not %j', async (text) => expect(await proseOf(text)).not.toContain(REL))
  it.each([
    ['See [the rule](http://www.ecfr.gov/a).', 'is not encrypted'],
    ['It is at http://www.dol.gov.', 'is not encrypted'],
    ['It is at www.dol.gov, they say.', 'is not encrypted'],
    ["It is 'www.dol.gov' to them.", 'is not encrypted'],
    ['<a href="java&#9;script:run()">a</a> of it', 'that nobody sees'],
    ['<a href="&#1;javascript:run()">a</a> of it', 'that nobody sees'],
    ['<a href="/&#9;/elsewhere.example">a</a> of it', 'that nobody sees'],
    ['The [rule][1].\n\n[1]: http://www.ecfr.gov', 'is not encrypted'],
    ['<a href="http://www.ecfr.gov">a</a> of it', 'is not encrypted'],
    ['See [it](https://me:word@www.dol.gov/).', 'take out what stands before the @'],
    ['See [it](//www.dol.gov).', 'write it whole, https://www.dol.gov.'],
    ['See [it](https://192.0.2.7/).', 'has no full name of a site'],
    ['<a href="ftp://www.dol.gov">a</a> of it', 'begin with https://'],
    ['See [it](javascript:run()).', 'begin with https://'],
    ['See [it](javascript\\:run).', 'begin with https://'],
    ['See [it](java&#115;cript:run).', 'begin with https://'],
    ['<a href="&#106;avascript:run()">a</a> of it', 'begin with https://'],
    ['<a href=" javascript:run()">a</a> of it', 'begin with https://'],
    ['<a href={"javascript:run()"}>a</a> of it', 'begin with https://'],
    ['See [it][1].\n\n[1]: javascript:run()', 'begin with https://'],
    ['See [it].\n\n[it]: <javascript:run()>', 'begin with https://'],
    ['\\`[it](javascript:run) \\`', 'begin with https://'],
  ])(
    'is refused with its line and its fix: %j',
    async (text, fix) => await expect(proseOf(`Words.\n\n${text}`)).rejects.toMatchObject({ message: expect.stringMatching(fix), line: 3 }),
  )
})
