/** Templates as Markdown: the text to copy, and the whole file to download. */
import { expect, it } from 'vitest'
import type { PrintedTemplate } from './printedTemplate.ts'
import { writeTemplateMarkdown, writeTemplateText } from './templateMarkdown.ts'

const PRINTED: PrintedTemplate = {
  title: 'A policy',
  heading: 'Its heading',
  kind: 'contactLog',
  summary: 's',
  version: '2.0',
  date: 'November 21, 2026',
  facts: [{ label: 'Company', value: '[Company]' }],
  clauses: [
    { number: 1, title: 'Why', parts: [{ number: '1.1', text: 'So:', items: ['one', 'two'] }] },
    {
      number: 2,
      title: 'How',
      parts: [
        {
          table: {
            columnHeadings: ['When', 'Who|what'],
            rows: [
              ['6:06', 'lead'],
              ['', ''],
            ],
          },
        },
        { number: '2.1', text: 'Never below [0].', optional: true },
        { checks: ['done'], fields: ['Name'] },
      ],
    },
  ],
  notes: [{ place: '2.1 Floor', text: 'Why not.', authority: 'Authority: 1 CFR 2.' }],
  license: { name: 'Free', text: 'Do as you like.' },
}

const TEXT = `# Its heading

- **Company:** [Company]

## 1. Why

**1.1** So:

- one
- two

## 2. How

| When | Who\\|what |
| --- | --- |
| 6:06 | lead |
|  |  |

[Optional: **2.1** Never below [0].]

- [ ] done

- Name: ______________________
`

it('the Markdown of a template’s text has nothing of the notes', () => expect(writeTemplateText(PRINTED)).toBe(TEXT))
it('the Markdown of a whole template has the notes behind a rule, under their own title, with version and license', () => {
  const [first, second, ...rest] = writeTemplateMarkdown(PRINTED).split('\n---\n')
  expect([`${first}`, rest]).toEqual([TEXT, []])
  expect(second).toMatch(/^\n# Drafting notes: remove before use\n\nA policy, version 2\.0, November 21, 2026\. /)
  expect(second).toContain('**2.1 Floor.** Why not. *Authority: 1 CFR 2.*')
  expect(second).toMatch(/\*\*License: Free\.\*\* Do as you like\.\n$/)
})
it('the Markdown of a letter has neither numbers nor headings, and a line for each fact, box and blank', () => {
  const part = { text: 'Dear [name],', checks: ['sent', 'kept'], fields: ['By', 'On'] }
  const letter = { ...PRINTED, facts: [...PRINTED.facts, { label: 'State', value: '[State]' }], clauses: [{ parts: [part] }] }
  const body = `Dear [name],

- [ ] sent
- [ ] kept

- By: ______________________
- On: ______________________
`
  expect(writeTemplateText(letter)).toBe(`# Its heading\n\n- **Company:** [Company]\n- **State:** [State]\n\n${body}`)
  expect(writeTemplateText({ ...letter, facts: [] })).toBe(`# Its heading\n\n${body}`)
})
