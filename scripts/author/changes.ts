/** What an editor does in a year, one function for each. */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { routeTo } from '../../src/site/routes.ts'
import { demand, edit, type Scratch } from './scratch.ts'

export const OLD_SLUG = 'reduce-employee-no-call-no-shows-2025'
export const NEW_SLUG = 'fewer-no-call-no-shows-in-a-quarter'
const TITLE = 'How shift swaps change the number of call-offs'

export async function thirteenthArticle({ folder, script }: Scratch): Promise<string> {
  const made = await script('new-article', TITLE)
  demand(made.code === 0, `npm run new:article failed:\n${made.output}`)
  const slug = 'how-shift-swaps-change-the-number-of-call-offs'
  const file = join(folder, `src/content/blog/${slug}.mdx`)
  await edit(file, (text) => text.replace('draft: true\n', ''))
  const refused = await script('build')
  demand(refused.code !== 0, 'An article whose skeleton was not filled in is built and published.')
  demand(
    refused.output.includes(`${slug}.mdx, line`) && refused.output.includes('FILL IN'),
    `The unfilled skeleton is refused without naming file and line:\n${refused.output}`,
  )
  const filler = 'A swap is agreed by two people, confirmed by the line, and on the board before the shift. '.repeat(12)
  const answer = 'A swap is agreed by two people and stands on the board before the shift. Nobody gets a point for it.'
  await edit(file, (text) =>
    text
      .replace(
        /^description: .*$/m,
        'description: What a swap rule does to call-offs, how to write one that keeps rest times, and how to see in four weeks if it works.',
      )
      .replace(
        /^excerpt: .*$/m,
        'excerpt: Swaps turn some call-offs into covered shifts. The rule that makes them safe, and how to count them.',
      )
      .replace(/^question: .*$/m, 'question: Do shift swaps reduce call-offs?')
      .replaceAll(/FILL IN[^\n<"]*\??/g, (found) => (found.endsWith('?') ? 'Does a swap need approval?' : answer))
      .replace('## Next steps', `${Array.from({ length: 10 }, (_, index) => `${filler}${index}\n`).join('\n')}\n## Next steps`),
  )
  return routeTo.article(slug)
}

/** A guide in words of its own, since no two guides may share more than a page; JSON is YAML too. */
function groundGuide() {
  const chapter = (topic: string) => ({
    title: `Covering the ${topic}`,
    startsPage: true,
    blocks: [
      { kind: 'text', text: `Who may work at the ${topic}, and who is asked first when a place there is empty.` },
      { kind: 'table', columns: ['Place', 'Badge'], rows: [[`First place at the ${topic}`, `Badge for the ${topic}`]] },
      { kind: 'checklist', items: [`The list for the ${topic} is current.`, `Two people know the ${topic} besides the crew.`] },
    ],
  })
  const worked = {
    title: 'What an empty stand costs',
    blocks: [
      {
        kind: 'example',
        label: 'Worked example, sample numbers',
        title: 'One stand for one turnaround',
        text: 'A turnaround waits until the crew is whole.',
        columns: ['Step', 'How', 'Result'],
        lines: [
          { id: 'wait', label: 'Wait for a crew', value: 40, unit: 'minutes' },
          { id: 'stands', label: 'Stands that wait', value: 2 },
          { id: 'all', label: 'Lost on all stands', is: 'wait × stands', unit: 'minutes' },
        ],
        note: 'Together {all} are lost.',
      },
      {
        kind: 'figures',
        items: [
          { value: '{claim:retailBrands}', label: '{claim:retailBrands.scope}' },
          { value: 'up to {claim:overtimeSavings}', label: 'less overtime' },
          { value: '{claim:satisfaction}', label: '{claim:satisfaction.scope}' },
        ],
      },
    ],
  }
  return {
    title: 'Covering ramp and gate',
    subtitle: 'Badges, stands and who is asked first, place by place.',
    audience: 'For duty managers and HR of ground handlers.',
    withPolicy: true,
    board: {
      sample: true,
      caption: 'Sample board of a morning at the stands: names and times are invented.',
      rows: ['Stand 4', 'Stand 5', 'Gate 12'].map((place, index) => [`0${index + 4}:00`, place, 'Covered']),
    },
    chapters: [worked, ...['ramp', 'gate', 'baggage hall', 'cabin', 'fuel stand', 'de-icing pad'].map(chapter)],
  }
}

export async function seventhIndustry({ folder }: Scratch): Promise<string> {
  const source = await readFile(join(folder, 'src/content/industries/retail.yaml'), 'utf8')
  const texts = source
    .replace(/^name: .*$/m, 'name: Airports & ground handling')
    .replace(/^position: .*$/m, 'position: 7')
    .replace(/^ {2}title: .*$/m, '  title: Absence management for ground handling')
    .replace(
      /^ {2}description: [\s\S]*?\n(?= {2}keywords)/m,
      '  description: One call-off line for ramp, gate and cabin crews, open shifts by badge and certificate, and supervisors who stay on the apron.\n',
    )
    .replace('guide/retail', 'guide/ground-handling')
  await writeFile(join(folder, 'src/content/industries/ground-handling.yaml'), texts)
  await writeFile(join(folder, 'src/content/guides/ground-handling.yaml'), JSON.stringify(groundGuide(), null, 2))
  return routeTo.industry('ground-handling')
}

export async function smallThings({ folder }: Scratch): Promise<void> {
  const content = join(folder, 'src/content')
  await edit(join(content, 'faq.yaml'), (text) =>
    text.replace(
      / {2}- id: features\n/,
      '      - id: swaps\n        question: Can employees swap shifts with each other?\n        answer: Yes, when both are qualified and rested. The line confirms the swap to both, and the board shows it.\n  - id: features\n',
    ),
  )
  await edit(join(content, 'help-center.yaml'), (text) =>
    text.replace(/\n( +)topics:\n/, '\n$1topics:\n$1  - { label: What the words mean, to: document/shift-glossary#occurrence }\n'),
  )
  await edit(
    join(content, 'team.yaml'),
    (text) =>
      `${text.trimEnd()}\n  - id: noor-haddad\n    name: Noor Haddad\n    title: Head of data\n    bio: Counts what nobody counted, and throws away a chart that changes no decision.\n    portrait: null\n`,
  )
  await edit(join(folder, 'src/site/claims.ts'), (text) =>
    text.replace(
      /languages: \{\n {4}\.\.\.spec,\n {4}value: '150\+',/,
      "languages: {\n    ...spec,\n    source: 'count of the language desk, 2026-11',\n    value: '163+',",
    ),
  )
}

export async function renamedArticle({ folder, script }: Scratch): Promise<void> {
  const blog = join(folder, 'src/content/blog')
  await rename(join(blog, `${OLD_SLUG}.mdx`), join(blog, `${NEW_SLUG}.mdx`))
  const refused = await script('build')
  demand(refused.code !== 0, 'Links to a renamed article are built and lead nowhere.')
  const places = [...refused.output.matchAll(/(src\/content\/\S+), line \d+/g)].map((match) => match[1] ?? '')
  demand(places.length > 0, `A link to a renamed article is refused without naming file and line:\n${refused.output}`)
  for (const place of new Set(places)) await edit(join(folder, place), (text) => text.replaceAll(OLD_SLUG, NEW_SLUG))
  await edit(join(folder, 'src/site/redirects.ts'), (text) =>
    text.replace(/\n\}\n$/, `\n  '${routeTo.article(OLD_SLUG)}': '${routeTo.article(NEW_SLUG)}',\n}\n`),
  )
}

/** A page of its own, by the steps of docs/adding-a-page.md. */
export async function newPage({ folder }: Scratch): Promise<string> {
  await writeFile(
    join(folder, 'src/content/documents/shift-glossary.mdx'),
    `---
title: Shift glossary
pageTitle: Shift glossary, the words of the floor
description: What call-off, no-call/no-show, occurrence, rolling window and intermittent leave mean here, in one sentence each.
lede: The words that supervisors, HR and payroll use for the same morning.
footer: Glossary
sections:
  - { id: call-off, label: Call-off }
  - { id: occurrence, label: Occurrence }
  - { id: window, label: Rolling window }
---

## Call-off

A report that someone cannot work a scheduled shift, {policy:noticeHours} hours ahead where possible.

## Occurrence

One event that the policy counts, whatever its length.

## Rolling window

The months that count: {policy:rollingWindowMonths}, back from today. [The manual]({route:manual}) has the rest.
`,
  )
  return '/shift-glossary'
}
