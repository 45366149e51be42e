/** What an editor gets wrong in a year, and what the build says of it. */
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assert } from 'vitest'
import { editFile, type Scratch } from '../lib/scratchProject.ts'
import { LANDING_PAGE } from './landingPages.ts'
import { RENAMED_ARTICLE } from './renames.ts'

/** What an editor does to the text of a file, having read others, and what the refusal says. */
type Mistake = { file: string; slip: (text: string, read: (file: string) => string) => string; message: RegExp }

/** What one entry gets wrong. */
export const ENTRY_MISTAKES: readonly Mistake[] = [
  {
    file: 'home.yaml',
    slip: (text) => text.replace('{claim:', '{claim.'),
    message: /home\.yaml, line \d+.*There is no token \{claim\..*Did you mean \{claim:/,
  },
  {
    file: 'faq.yaml',
    slip: (text) => text.replace(/\{(claim:\w+)\}/, '{$1'),
    message: /faq\.yaml, line \d+.*\{(claim:\w+) is no token.*Write \{\1\}/,
  },
  {
    file: `blog/${RENAMED_ARTICLE.old}.mdx`,
    slip: (text) => text.replace(/\n\n## /, '\n\nIn (claim:languages) languages.\n\n## '),
    message: new RegExp(`${RENAMED_ARTICLE.old}\\.mdx, line \\d+: \\(claim:languages\\) is no token.*Write \\{claim:languages\\}`),
  },
  {
    file: 'team.yaml',
    slip: (text) => text.replace(/^heading: .*$/m, `heading: The ${text.match(/^ {2}- id: /gm)?.length} of us`),
    message: /team\.yaml, line \d+, heading: This says how many there are .*Say it without the number/,
  },
  {
    file: 'clients.yaml',
    slip: (text) => text.replace(/( {2}- \{ name: .*\n)(?! {2}- )\s*$/, ''),
    message: /clients\.yaml, line \d+, clients: There are fewer than 20 here: the specification \(section 2, "Home"\) asks for 20/,
  },
  {
    file: 'demo.yaml',
    slip: (text) => text.replace(/^lede: .*$/m, 'lede: We call back within 17 minutes.'),
    message: /demo\.yaml, line \d+, lede: “17 minutes” is neither a claim’s nor the policy’s figure: write its token/,
  },
  {
    file: 'every-page.yaml',
    slip: (text) => text.replace('label: Contact us now', 'label: Write to us'),
    message: /every-page\.yaml, line \d+, banner › action › label: The specification has these words: write “Contact us now”/,
  },
  {
    file: 'every-page.yaml',
    slip: (text) => text.replace('{ label: Support, to: faqs }', '{ label: Help, to: helpCenter }'),
    message: /every-page\.yaml, line \d+, header › links: The specification .*“Support” here: write \{ label: Support, to: faqs \}/,
  },
  {
    file: 'every-page.yaml',
    slip: (text) => text.replace('to: accessibility }', 'to: http://www.w3.org }'),
    message:
      /every-page\.yaml, line \d+, footer › columns › \d+ › links › \d+ › to: "http:\/\/www\.w3\.org" is not encrypted: write https:\/\//,
  },
  {
    file: `blog/${RENAMED_ARTICLE.old}.mdx`,
    slip: (text) => text.replace(/\n\n## /, '\n\n<Picture src="gone.jpg" alt="A board." />\n\n## '),
    message: new RegExp(`${RENAMED_ARTICLE.old}\\.mdx, line \\d+: There is no src/content/pictures/gone\\.jpg: put the file there`),
  },
  {
    file: `blog/${RENAMED_ARTICLE.old}.mdx`,
    slip: (text) => text.replace('\n</Answer>', ' And a third sentence.\n</Answer>'),
    message: new RegExp(`${RENAMED_ARTICLE.old}\\.mdx, line \\d+: The answer has 3 sentences: write one or two`),
  },
  {
    file: `landing/${LANDING_PAGE}.yaml`,
    slip: (text) => text.replace('kind: cards', 'kind: card'),
    message: new RegExp(`landing/${LANDING_PAGE}\\.yaml, line \\d+, blocks › 1 › kind: .*cards`),
  },
]

/** What entries say of each other. */
export const CONTRADICTING_ENTRIES: readonly Mistake[] = [
  {
    file: 'home.yaml',
    slip: (text) => text.replace(/(kind: minutes\n[\s\S]*?time: )"\d\d:\d\d"/, '$1"03:51"'),
    message: /home\.yaml, line \d+, blocks › \d+ › steps: The first call-off of src\/content\/morning\.yaml is told here at 03:51/,
  },
  {
    file: 'features/attendance-tracking.yaml',
    slip: (text) => text.replace('id: dashboards', 'id: rates'),
    message: /attendance-tracking\.yaml, line \d+, blocks: The offer names "dashboards"/,
  },
  {
    file: 'features/policy-automation.yaml',
    slip: (text) => text.replace(/^position: .*$/m, 'position: 1'),
    message: /policy-automation\.yaml, line \d+, position: .*\.yaml has 1 as well\. .*give it another/,
  },
  {
    file: 'features/policy-automation.yaml',
    slip: (text) => text.replace(/^menu: .*\n/m, ''),
    message: /policy-automation\.yaml, line \d+, menu: The specification .* Add what is said of it there: menu: …/,
  },
  {
    file: `blog/${RENAMED_ARTICLE.old}.mdx`,
    slip: (text) => text.replace('{#takeaways', '{#in-short'),
    message: new RegExp(`${RENAMED_ARTICLE.old}\\.mdx, line \\d+, sections: The specification has these anchors.*: takeaways\\.`),
  },
]

/** What two pages have in common. */
export const DUPLICATES: readonly Mistake[] = [
  {
    file: 'comparison.yaml',
    slip: (text, read) => text.replace(/^ {2}title: .*$/m, /^ {2}title: .*$/m.exec(read('home.yaml'))?.[0] ?? ''),
    message: /comparison\.yaml, line \d+, meta › title: The page \/ has the same title/,
  },
]

/** What is seen only once the pages are there. */
export const DEAD_LINKS: readonly Mistake[] = [
  {
    file: 'help-center.yaml',
    slip: (text) => text.replace(/( to: [\w/-]+#[\w-]+)/, '$1x'),
    message: /help-center\.yaml, line \d+: A link leads to \/\S+#([\w-]+)x, and that page has no "\1x"\. Did you mean "\1"/,
  },
]

/** All of a kind at once: one build tells of each with its file, its line and what to do. Then all is as it was. */
export async function expectRefused({ folder, script }: Scratch, called: string, mistakes: readonly Mistake[]): Promise<void> {
  const content = join(folder, 'src/content')
  const read = (file: string) => readFileSync(join(content, file), 'utf8')
  const before = new Map<string, string>()
  for (const { file, slip } of mistakes) {
    if (!before.has(file)) before.set(file, await readFile(join(content, file), 'utf8'))
    await editFile(join(content, file), (text) => slip(text, read))
  }
  const built = await script('build')
  assert(built.code !== 0, `What should be refused is built and published: ${called}`)
  const missed = mistakes.filter(({ message }) => !message.test(built.output)).map(({ message }) => String(message))
  assert(
    missed.length === 0,
    `These mistakes are refused without naming file, line and cure:\n${missed.join('\n')}\n\nThe build said:\n${built.output}`,
  )
  for (const [file, text] of before) await writeFile(join(content, file), text)
}
