/** Every mistake of an editor is reported with file, line, field and fix. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { proseTags } from '#src/models/names/proseNames.ts'
import { sectionsField } from '#src/schemas/document/document.ts'
import { amountField, listField, textField } from '#src/schemas/fields/fields.ts'
import { allowedFiguresOf } from '../figures/allowedFigures.ts'
import { withExampleFigures } from '../figures/exampleFigures.ts'
import { readEntry } from './contentEntry.ts'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const schema = z.strictObject({
  title: textField(20, 'cards are narrow'),
  tone: z.exactOptional(z.enum(['calm', 'loud'])),
  faqs: listField(
    z.strictObject({ question: textField(40).endsWith('?', 'A question ends with a question mark.'), answer: textField(60) }),
    1,
    3,
  ),
})
const options = {
  schema,
  tokens: new Map([
    ['claim:languages', '150+'],
    ['policy:noticeHours', '2'],
  ]),
  figures: new Map([
    ['languages', '150+'],
    ['absenceCost', '$3,600'],
    ['implementationSmall', '2 weeks'],
  ]),
  claims: new Map([['languages', { id: 'languages', label: 'Count' }]]),
  names: new Map([['Plain Harbor', 'site:name']]),
}
const GOOD = `title: A title
faqs:
  - question: Which?
    answer: In {claim:languages} languages, {policy:noticeHours} hours ahead.
`
function read(source: string, ending = 'yaml', more = {}) {
  const file = join(folder, `entry.${ending}`)
  writeFileSync(file, source)
  return readEntry(file, { ...options, ...more })
}
const only = (source: string, ending = 'yaml', more = {}) => {
  const { problems } = read(source, ending, more)
  expect(problems).toHaveLength(1)
  return problems[0] ?? ''
}

it.each([
  ['a list', '- title: A title\n'],
  ['a text', 'A title\n'],
])('a file that is %s, and no group of fields, is one problem', (_, source) =>
  expect(only(source)).toMatch(/entry\.yaml: Write fields by their names/),
)
it('the reading of an entry puts values in the place of tokens', () => {
  const { data, problems } = read(GOOD)
  expect(problems).toEqual([])
  expect(data).toEqual({ title: 'A title', faqs: [{ question: 'Which?', answer: 'In 150+ languages, 2 hours ahead.' }] })
})

describe('a figure in an entry', () => {
  const factSchema = z.strictObject({
    value: z.union([z.string(), z.number()]),
    claim: z.exactOptional(z.object({ id: z.string(), label: z.string() })),
  })
  const facts = { schema: z.strictObject({ facts: z.array(factSchema), plain: z.strictObject({ value: z.string() }) }) }
  const readValue = (value: string) => read(`facts:\n  - value: ${value}\nplain:\n  value: In {claim:languages} languages\n`, 'yaml', facts)
  it('has the one claim that it is of, where its group has a place for it', () => {
    expect(readValue('"{claim:languages}"').data).toEqual({
      facts: [{ value: '150+', claim: { id: 'languages', label: 'Count' } }],
      plain: { value: 'In 150+ languages' },
    })
  })
  it.each(['about a third', '"{policy:noticeHours} hours"'])('of no claim has none: %s', (value) =>
    expect(readValue(value).data.facts).toEqual([{ value: expect.any(String) }]),
  )
  it('that is typed is refused where a page states it, unless it is listed for its file, and in a picture it is the picture’s', () => {
    const pictureSchema = z.strictObject({ says: z.string(), scene: withExampleFigures(z.strictObject({ text: z.string() })) })
    const problemsOf = (says: string) =>
      read(`says: ${says}\nscene: { text: Late by 17 minutes }\n`, 'yaml', {
        schema: pictureSchema,
        allowedFigures: allowedFiguresOf('entry.yaml', new Map([['45 days', ['other.yaml']]])),
      }).problems
    expect(problemsOf('"{policy:noticeHours} hours ahead, in {claim:languages} languages"')).toEqual([])
    expect(problemsOf('2 hours ahead')).toEqual([
      expect.stringMatching(/entry\.yaml, line 1, says: “2 hours” is typed by hand: write \{policy:noticeHours\} hours,/),
    ])
    // A figure that is clearly a claim's is refused once.
    expect(problemsOf('In 150+ languages')).toEqual([expect.stringMatching(/The figure 150\+ is typed by hand/)])
    expect(problemsOf('Within 17 minutes')).toEqual([
      expect.stringMatching(/entry\.yaml, line 1, says: “17 minutes” is neither .*typed-figures\.yaml/),
    ])
    expect(problemsOf('Within 45 days')).toEqual([
      expect.stringMatching(/entry\.yaml, line 1, says: “45 days” is listed .* for other\.yaml: .*add entry\.yaml/),
    ])
    expect(read('says: Within 17 minutes\nscene: { text: a }\n', 'yaml', { schema: pictureSchema }).problems).toEqual([])
  })
  it('may be a plain number', () => expect(readValue('7').data.facts).toEqual([{ value: 7 }]))
})

describe('says what is wrong, where, and what to do', () => {
  it.each([
    [
      'a question without an answer',
      GOOD.replace(/ {4}answer.*\n/, ''),
      /entry\.yaml, line 3, faqs › 1 › answer: "answer" is missing\. Add it/,
    ],
    [
      'a text that is too long',
      GOOD.replace('A title', 'A title that does not fit'),
      /line 1, title: .*more than 20 characters: cards are narrow/,
    ],
    [
      'an unknown token',
      GOOD.replace('claim:languages', 'claim:langauges'),
      /line 4, faqs › 1 › answer: .*no token \{claim:langauges\}.*Did you mean \{claim:languages\}\?/,
    ],
    [
      'a token that is written in another way',
      GOOD.replace('claim:languages', 'claim.languages'),
      /line 4, faqs › 1 › answer: There is no token \{claim\.languages\}\. Did you mean \{claim:languages\}\?/,
    ],
    [
      'a token without a brace',
      GOOD.replace('{claim:languages}', '{claim:languages'),
      /line 4, faqs › 1 › answer: \{claim:languages is no token: .*Write \{claim:languages\}\./,
    ],
    ['a brace alone', GOOD.replace('A title', 'A } title'), /line 1, title: \} is printed with its brace/],
    ['a figure typed by hand', GOOD.replace('{claim:languages}', '150+'), /line 4, .*write \{claim:languages\}/],
    [
      'a name typed by hand',
      GOOD.replace('Which?', 'Which Plain Harbor?'),
      /line 3, faqs › 1 › question: “Plain Harbor” .*write \{site:name\}/,
    ],
    ['a value that is not on the list', `${GOOD}tone: lound\n`, /line 5, tone: "lound" is not one of: calm, loud\. Did you mean "loud"\?/],
    ['a list that is empty', 'title: A title\nfaqs: []\n', /line 2, faqs: .*fewer than 1/],
    ['a text where a list belongs', 'title: A title\nfaqs: none\n', /line 2, faqs: This is not a list/],
    ['a rule in its own words', GOOD.replace('Which?', 'Which'), /line 3, faqs › 1 › question: A question ends with a question mark\./],
  ])('%s', (_name, source, expected) => {
    expect(read(source).problems.join('\n')).toMatch(expected)
  })
  it('names the field that was meant, on its line, and nothing else', () =>
    expect(only(GOOD.replace('answer:', 'anwser:'))).toMatch(
      /entry\.yaml, line 4, faqs › 1 › anwser: There is no field "anwser" here\. Did you mean "answer"\?$/,
    ))
  it('names what is missing beside what nobody knows', () =>
    expect(read(GOOD.replace('answer:', 'reply:')).problems).toEqual([
      expect.stringMatching(/line 3, faqs › 1 › answer: "answer" is missing/),
      expect.stringMatching(/line 4, faqs › 1 › reply: There is no field "reply" here\. Remove it\.$/),
    ]))
  it('names words that YAML takes for a note, and nothing of the half that is left', () => {
    expect(only(GOOD.replace('title: A title', 'title: "#1"\ntone: #calm'))).toMatch(/line 2: From # on, this line is a note.*“#calm”/)
    expect(only(`---\n${GOOD.replace('A title', 'A #title')}---\n\nText.\n`, 'mdx')).toMatch(/line 2: From # on/)
  })
  it('says of other lines what is wrong there, too', () =>
    expect(read(`title: A #title\n${GOOD.replace('title: A title\n', '').replace('Which?', 'Which')}`).problems).toEqual([
      expect.stringMatching(/line 1: From # on/),
      expect.stringMatching(/line 3, faqs › 1 › question: A question ends with a question mark/),
    ]))
  it('reports all at once', () => {
    expect(read('titel: x\nfaqs: []\nunknown: 1\n').problems.length).toBeGreaterThan(2)
  })
})

describe('texts in YAML', () => {
  it.each([
    ['Read **this** first', /line 1, title: Texts in YAML are plain: \*\*this\*\* would be printed with its asterisks/],
    ['Read *this* first', /\*this\* would be printed with its asterisks/],
    ['Read _this_ first', /_this_ would be printed with its underscores/],
    ['"## Read this"', /: ## would be printed before the words/],
    ['Read <b>this</b>', /<b> would be printed as it is/],
    ['Read&nbsp;this', /&nbsp; would be printed as it is\. Write the sign itself/],
    ['"Read `this`"', /`this` would be printed with its signs/],
    ['"In [all](/blog)"', /line 1, title: Texts in YAML are plain: \[all\]\(\/blog\) would be printed as it is/],
  ])('are plain: %s', (title, expected) => expect(only(GOOD.replace('A title', title))).toMatch(expected))
  it.each(['"[Blank], (as) 2 ** 3"', '"* a star **"', '"____, a < b & c_d_e;"', '"#1, 1 * 2 * 3"'])('may have signs: %s', (title) =>
    expect(read(GOOD.replace('A title', title)).problems).toEqual([]),
  )
})

describe('links to articles', () => {
  const links = { schema: z.strictObject({ to: z.string() }), tokens: new Map([['article:old-habits', '/blog/old-habits']]) }
  it('have to lead somewhere', () => {
    expect(read('to: article/old-habits#intro\n', 'yaml', links).problems).toEqual([])
    expect(only('to: article/old-habit\n', 'yaml', links)).toMatch(
      /line 1, to: There is no article "old-habit"\. Did you mean article\/old-habits\?$/,
    )
    expect(only('to: article/typo\n', 'yaml', links)).toMatch(/There is no article "typo"\. Write the name of its file/)
    // Only entries of the same kind are suggested.
    expect(only('to: guide/habits\n', 'yaml', { ...links, tokens: new Map([['claim:habits', '5']]) })).toMatch(
      /There is no guide "habits"\. Write/,
    )
  })
})

describe('where a link leads', () => {
  const tokens = new Map([
    ['route:manual', '/support/manual'],
    ['landing:peak-season', '/landing/peak-season'],
    ['document:legal/terms', '/terms'],
  ])
  const links = { schema: z.strictObject({ to: z.string() }), tokens }
  it.each([
    ['"{landing:peak-season}"', 'landing/peak-season'],
    ['landing:peak-season#steps', 'landing/peak-season#steps'],
    ['"{document:legal/terms}"', 'document/legal/terms'],
    ['"{route:manual}#roles"', 'manual#roles'],
    ['route:manual', 'manual'],
    ['https://elsewhere.example/route:manual', 'https://elsewhere.example/route:manual'],
  ])('may be written as in a text: %s', (to, name) =>
    expect(read(`to: ${to}\n`, 'yaml', links)).toEqual({ data: { to: name }, problems: [] }),
  )
  it('is an entry that there is, however it is written', () =>
    expect(only('to: landing:peak\n', 'yaml', links)).toMatch(/There is no landing "peak"\. Did you mean landing\/peak-season\?$/))
  it('is a token with both of its braces, or with neither', () =>
    expect(only('to: "{landing:peak-season"\n', 'yaml', links)).toMatch(/is no token: .* Write \{landing:peak-season\}\.$/))
  it('is written so in no other field, where an address would be printed', () =>
    expect(read('label: landing:peak-season\n', 'yaml', { ...links, schema: z.strictObject({ label: z.string() }) }).problems).toHaveLength(
      1,
    ))
})

describe('a day in an entry', () => {
  const dated = { schema: z.strictObject({ other: z.date().optional(), day: z.date() }) }
  const readDay = (written: string, above = '') => {
    const file = join(folder, 'dated.yaml')
    writeFileSync(file, `${above}day: ${written}\n`)
    return readEntry(file, { ...options, ...dated }).problems
  }
  it('is one of the calendar', () => {
    expect(readDay('2025-03-02')).toEqual([])
    expect(readDay('2025-03-02T09:00:00Z')).toEqual([])
    // What an alias stands for is written elsewhere.
    expect(readDay('*named', 'other: &named 2025-03-02\n').join()).not.toContain('There is no day')
    expect(readDay('2025-02-30')).toEqual([expect.stringMatching(/line 1, day: There is no day 2025-02-30\. Write one of the calendar/)])
  })
})

describe('a skeleton', () => {
  const draft = { schema: z.looseObject({ draft: z.exactOptional(z.boolean()) }) }
  const skeleton = 'title: "FILL IN: a title"\n'
  it('is refused where nobody filled it in', () =>
    expect(only(skeleton, 'yaml', draft)).toMatch(/line 1, title: .*skeleton’s.*FILL IN: a title.*or set draft: true/))
  it('is written where there are no drafts', () =>
    expect(only(skeleton, 'yaml', { schema: z.looseObject({}) })).toMatch(/FILL IN: a title …”\. Write it\.$/))
  it('is shown in development as it is', () => expect(read(skeleton, 'yaml', { ...draft, mayBeUnfilled: true }).problems).toEqual([]))
  it('is accepted as a draft', () => expect(read(`${skeleton}draft: true\n`, 'yaml', draft).problems).toEqual([]))
})

describe('the prose of an entry', () => {
  const prose = (body: string) => `---\n${GOOD}---\n\nFirst line.\n\n${body}\n`
  it('is read to its end, with its own line numbers', () => {
    expect(only(prose('A {claim:langages} here.'), 'mdx')).toMatch(/line 10: There is no token/)
    expect(only(prose('A {claim:languages here.'), 'mdx')).toMatch(/line 10: \{claim:languages is no token/)
    expect(only(prose('A <claim:languages> here.'), 'mdx')).toMatch(/line 10: <claim:languages> is no token/)
    expect(only(prose('A {{claim:languages}} here.'), 'mdx')).toMatch(/line 10: .*two pairs of braces/)
    expect(only(prose('A typed $3,600 here.'), 'mdx')).toMatch(/line 10: .*\{claim:absenceCost\}/)
    expect(only(prose('Who leads Plain\nHarbor here.'), 'mdx')).toMatch(/line 10: “Plain Harbor” .*write \{site:name\}/)
    expect(only(prose('<Picture src="gone.png" alt="A." />'), 'mdx', { pictures: folder, tags: proseTags })).toMatch(
      /line 10: There is no .*gone\.png/,
    )
  })
  it('is read whatever stands around its front matter', () => {
    const wrong = prose('A {claim:langages} here.')
    expect(only(wrong.replace('---\n\nFirst', '---  \n\nFirst'), 'mdx')).toMatch(/line 10: There is no token/)
    const source = `\ufeff${wrong}`.replaceAll('\n', '\r\n')
    const file = join(folder, 'windows.mdx')
    writeFileSync(file, source)
    expect(readEntry(file, options).problems).toEqual([expect.stringMatching(/line 10: There is no token/)])
  })
  it('without the lines around its front matter gets that one problem only', () =>
    expect(only(GOOD, 'mdx')).toMatch(/entry\.mdx, line 1: The file begins with a line "---" .*Its first line is "title: A title"\.$/))
  it('counts the lines of its front matter from the top of the file', () => {
    expect(only(prose('x').replace('    answer', '   answer'), 'mdx')).toMatch(/line 5: .* like the one in line 4\./)
    expect(only(prose('x').replace('Which?', 'Which'), 'mdx')).toMatch(/line 4, faqs/)
  })
})

describe('the numbers of an entry', () => {
  const numbered = { schema: z.looseObject({ value: amountField(), draft: z.exactOptional(z.boolean()) }) }
  const entry = (numbers: string, body: string) => `---\nnumbers: ${numbers}\nvalue: "{number:calls}"\n---\n\n${body}\n`
  it('are printed in its fields, as numbers of a drawing, too', () =>
    expect(read(entry('{ calls: 1200 }', '{number:calls} calls.'), 'mdx', numbered)).toMatchObject({ data: { value: 1200 }, problems: [] }))
  it('are each printed, and typed nowhere else', () => {
    const source = entry('{ calls: 1200, days: 640 }', 'The 1,200 calls.')
    expect(read(source, 'mdx', numbered).problems).toEqual([
      expect.stringMatching(/line 2: No text prints \{number:days\}/),
      expect.stringMatching(/line 6: 1,200 is typed here/),
    ])
    expect(read(source.replace('value', 'draft: true\nvalue'), 'mdx', numbered).problems).toEqual([])
  })
  it('make no figure of a claim, in its fields and in its prose', () =>
    expect(
      read(entry('{ calls: 1200, many: 150 }\nnote: "{number:many}+"', '{number:calls} calls\nin {number:many}+.'), 'mdx', numbered)
        .problems,
    ).toEqual([
      expect.stringMatching(/line 3, note: The figure 150\+ is typed by hand: write \{claim:languages\}/),
      expect.stringMatching(/line 8: The figure 150\+ is typed by hand/),
    ]))
  it('make no figure that nobody has listed', () => {
    const rules = { ...numbered, allowedFigures: allowedFiguresOf('entry.mdx', new Map()) }
    expect(only(entry('{ calls: 17 }', 'Words.\n\nAfter {number:calls} minutes.'), 'mdx', rules)).toMatch(/line 8: “17 minutes” is neither/)
  })
  it('are named in its prose with its line, where they do not exist', () =>
    expect(only(entry('{ calls: 1200 }', '{number:cals} calls.'), 'mdx', numbered)).toMatch(/line 6: .*Did you mean \{number:calls\}\?/))
})

describe('the sections of an entry', () => {
  const sections = { schema: z.looseObject({ sections: sectionsField.min(3, 'Write at least three sections.') }) }
  const LONG = 'A heading of more words than a list has room for'
  const prose = (...headings: string[]) => `---\ntitle: A\n---\n\n${headings.map((heading) => `## ${heading}\n\nText.\n`).join('\n')}`
  const bodies = [`${LONG} {#one label="In {claim:languages}" aliases="first"}`, 'In {claim:languages} days {#two}', "It's {#three}"]
  it('are what its headings say, with values in the place of tokens, and quotes as the page sets them', () =>
    expect(read(prose(...bodies), 'mdx', sections)).toMatchObject({
      data: {
        sections: [
          { id: 'one', label: 'In 150+', aliases: ['first'] },
          { id: 'two', label: 'In 150+ days', aliases: [] },
          { id: 'three', label: 'It’s', aliases: [] },
        ],
      },
      problems: [],
    }))
  it.each([
    ['has no id', ['One', ...bodies.slice(1)], /line 5: This heading has no id.* Write: ## One \{#one\}$/],
    [
      'has a label that is too long',
      [`${LONG} {#one}`, ...bodies.slice(1)],
      /line 5, sections › 1 › label: This has more than 40 .*label="…"/,
    ],
    ['has an id that is taken', [...bodies, 'Four {#two}'], /line 17, sections › 4 › id: "two" is taken/],
    ['has an older id that is taken', [...bodies, 'Four {#four aliases="two"}'], /line 17, sections › 4 › aliases › 1: "two" is taken/],
    ['has an id that no address can have', [...bodies, 'Four {#Four}'], /line 17, sections › 4 › id: This becomes part of an address/],
    [
      'has a label with a token that nobody knows',
      [...bodies, 'Four {#four label="{claim:lang}"}'],
      /line 17, sections › 4 › label: There is no token/,
    ],
    ['has a label with a figure', [...bodies, 'Four {#four label="In 150+ days"}'], /line 17, sections › 4 › label: .*\{claim:languages\}/],
    [
      'has signs that the list of contents does not know',
      [...bodies, 'The *law* {#law}'],
      /line 17: “On this page” has no such signs: write \{#law label="…"\}/,
    ],
    ['is one of two', bodies.slice(1), /line 2, sections: Write at least three sections/],
  ])('are refused where one %s, with the line of the heading', (_which, headings, message) =>
    expect(only(prose(...headings), 'mdx', sections)).toMatch(message),
  )
  it('have moved away from the front matter', () =>
    expect(only(prose(...bodies).replace('title: A', 'title: A\nsections:\n  - { id: one, label: One }'), 'mdx', sections)).toMatch(
      /line 3, sections: Sections have their ids at their headings: write ## The short answer \{#intro\}.* take "sections" out/,
    ))
})

it('the reading of an entry names the file where a rule of the schema fails itself', () => {
  const failingSchema = z.looseObject({}).superRefine(() => {
    throw new Error('"3:41" is not a moment.')
  })
  expect(only(GOOD, 'yaml', { schema: failingSchema })).toMatch(
    /entry\.yaml: "3:41" is not a moment\. The last thing that was written is the cause\./,
  )
})
it('the reading of an entry takes an everyday number for what it is', () =>
  expect(read(GOOD.replace('A title', 'In 2 weeks')).problems).toEqual([]))
it('the reading of an entry takes part of a larger figure for something else', () => {
  expect(read(GOOD.replace('A title', 'About 1150+')).problems).toEqual([])
  expect(read(GOOD.replace('A title', 'About $3,6001')).problems).toEqual([])
})

describe('groups that have a kind, as many entries do', () => {
  const linkSchema = z.strictObject({ label: textField(20), to: textField(20) }).transform(({ to }) => ({ href: to }))
  const closingSchema = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('phone'), heading: textField(20), action: linkSchema }),
    z.strictObject({ kind: z.literal('line'), heading: textField(20), note: z.exactOptional(textField(20)), action: linkSchema }),
  ])
  const kinds = { schema: z.strictObject({ closing: closingSchema }) }
  const entry = (fields: string) => `closing:\n${fields}`
  const WHOLE = '  kind: phone\n  heading: Call us\n  action: { label: Call, to: demo }\n'
  it.each([
    [
      'a misspelled kind',
      WHOLE.replace('phone', 'phon'),
      'line 2, closing › kind: "phon" is not one of: phone, line. Did you mean "phone"?',
    ],
    ['no kind', WHOLE.replace(/.*\n/, ''), 'line 1, closing › kind: "kind" is missing. Add "kind:" with one of: phone, line.'],
    [
      'a text for a link',
      WHOLE.replace(/\{.*/, '/demo'),
      'line 4, closing › action: This is not a group of fields. Write action: { label: …, to: … }.',
    ],
  ])('%s', (_name, fields, sentence) => expect(only(entry(fields), 'yaml', kinds)).toContain(sentence))
  it('a field of another kind is no field of this one, on its own line', () => {
    const list = { schema: z.strictObject({ blocks: z.array(closingSchema) }) }
    const source = `blocks:\n${[WHOLE, WHOLE.replace('phone', 'line')].map((fields) => fields.replace('  kind', '  - kind').replaceAll('\n  ', '\n    ')).join('')}`
    expect(read(source, 'yaml', list).problems).toEqual([])
    expect(only(source.replace('heading', 'note: Small print\n    heading'), 'yaml', list)).toContain(
      'line 3, blocks › 1 › note: There is no field "note" here. Remove it.',
    )
    expect(only(source.replace(/heading(?![\s\S]*heading)/, 'headin'), 'yaml', list)).toContain(
      'line 6, blocks › 2 › headin: There is no field "headin" here. Did you mean "heading"?',
    )
  })
  it('a text for such a group names what all of its kinds need', () =>
    expect(only('closing: phone\n', 'yaml', kinds)).toMatch(/Write closing: \{ kind: …, heading: …, action: … \}\.$/))
})
