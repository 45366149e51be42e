/** Messages for editors instead of MDX's own, which have neither file nor fix. */
import { describe, expect, it } from 'vitest'
import { proseTags } from '#src/models/names/proseNames.ts'
import { lineAt } from '../problems/problemLocation.ts'
import { withoutCode } from '../prose/withoutCode.ts'
import { markupProblems } from './markupProblems.ts'

const tokens = new Map([['claim:languages', '150+']])
const problemsOf = (body: string) =>
  markupProblems(withoutCode(body), tokens, proseTags).map(({ offset, message }) => `${lineAt(body, offset)}: ${message}`)

describe('the check of tags in prose accepts', () => {
  it.each([
    ['tags in pairs and alone', '<Answer>\nTwo.\n</Answer>\n\n<Chart id="a" />\n<StateRules only="NY, IL" />'],
    ['tags in each other', '<Example title="A > B">\n<SideNote>One</SideNote>\n</Example>'],
    ['values in code', '<StateRules only={"NY"} />'],
    ['elements of HTML', 'One<br />two <kbd>Tab</kbd>'],
    ['signs', 'a < b, 5 > 3, \\<5, \\{x\\} and &lt;5'],
    ['tokens', 'In {claim:languages} languages, {claim:langages} too'],
    ['comments', '{/* <Anwser> {x} */}'],
    ['code', '```\n<Anwser>\n<!-- x -->\n```\n`<5` and `` {x} ``'],
  ])('%s', (_name, body) => expect(problemsOf(body)).toEqual([]))
})

it.each([
  ['a misspelled name, once for both its tags', '\n<Anwser>\nTwo.\n</Anwser>', ['2: There is no <Anwser>. Did you mean <Answer>?']],
  ['a heading left out', '<Callout>\nTwo.\n</Callout>', ['1: <Callout> needs its title: write <Callout title="…">.']],
  ['a name misspelled at its end', '<Answer>\nTwo.\n</Anwser>', ['3: There is no <Anwser>. Did you mean <Answer>?']],
  ['another letter large', '<Sidenote>x</Sidenote>', ['1: There is no <Sidenote>. Did you mean <SideNote>?']],
  ['a name in small letters', '<faq question="Why?">x</faq>', ['1: There is no <faq>. Did you mean <Faq>?']],
  ['a name of something else', '<Carousel />', ['1: There is no <Carousel>. docs/adding-an-article.md lists what there is.']],
  ['what has no end', '<Answer>\nTwo.\n', ['1: <Answer> has no end: write </Answer> after what it holds.']],
  [
    'what has no end inside another',
    '<Example title="x">\n<SideNote>Two.\n</Example>',
    ['2: <SideNote> has no end: write </SideNote> after what it holds.'],
  ],
  ['what stands alone without its slash', '<Chart id="a">\n', ['1: <Chart> has no end: write <Chart … /> if it holds nothing.']],
  ['an element of HTML without its slash', 'One<br>two', ['1: <br> has no end: write <br … /> if it holds nothing.']],
  [
    'an end without its slash, of a name that is misspelled, both times',
    '<Example title="x">\n<Sidenote>Two.\n<Sidenote>\n</Example>',
    [
      '2: There is no <Sidenote>. Did you mean <SideNote>?',
      '3: There is no <Sidenote>. Did you mean <SideNote>?',
      '2: <Sidenote> has no end: write </SideNote> after what it holds.',
      '3: <Sidenote> has no end: write </SideNote> after what it holds.',
    ],
  ],
  ['an end of nothing', 'Two.\n</Answer>', ['2: </Answer> ends what has not begun: remove it, or write <Answer> above it.']],
  [
    'an end of nothing inside another',
    '<Answer>\nTwo.\n</Faq>\n</Answer>',
    ['3: </Faq> ends what has not begun: remove it, or write <Faq> above it.'],
  ],
  [
    'a number behind the sign',
    'Teams with <5 people.',
    ['1: <5 looks like the beginning of a tag: write "fewer than" or "less than", or &lt; for the sign.'],
  ],
  ['an address in brackets', 'See <https://example.com/a>.', ['1: An address is linked as [words](https://…).']],
  ['an address without its s', 'See <http://example.com/a>.', ['1: An address is linked as [words](https://…).']],
  ['a quotation mark too few', '<Faq question="Why?>\nx', ['1: <Faq begins a tag without an end: look for a missing > or quotation mark.']],
  ['a comment of HTML', 'One\n<!-- note <5 -->', ['2: Write a comment as {/* … */}: nobody sees it.']],
  [
    'other braces',
    'So {minutes} later',
    ['1: {minutes} is no token (docs/tokens.md lists all). A brace that is to be printed is written \\{ or \\}.'],
  ],
  ['one brace', 'A } alone', ['1: } is no token (docs/tokens.md lists all). A brace that is to be printed is written \\{ or \\}.']],
])('the check of tags in prose names %s', (_name, body, problems) => expect(problemsOf(body)).toEqual(problems))
