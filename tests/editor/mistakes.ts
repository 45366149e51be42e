/** An editor's mistakes, and the sentences with which the build refuses them. */
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assert } from 'vitest'
import { editFile, type Scratch } from '../lib/scratchProject.ts'
import { RENAMED_ARTICLE } from './renames.ts'
import { findRetiredQuestion } from './retirements.ts'

/** `makeMistake` changes the text of a file, and may read others; `message` is the refusal. */
type Mistake = { file: string; makeMistake: (text: string, read: (file: string) => string) => string; message: RegExp }

/** Mistakes in one entry: two in YAML and one in prose, since each message has its unit test. */
export const ENTRY_MISTAKES: readonly Mistake[] = [
  {
    file: 'pages/home.yaml',
    makeMistake: (text) => text.replace(/^( {2}heading: ).*$/m, '$1"See it in {claim.languages}"'),
    message: /home\.yaml, line \d+.*There is no token \{claim\..*Did you mean \{claim:/,
  },
  {
    file: 'pages/faq.yaml',
    makeMistake: (text) => text.replace(findRetiredQuestion().entry, ''),
    message: /faq\.yaml, line \d+, .*› faqs: There are fewer than 4 here: the specification/,
  },
  {
    file: `blog/${RENAMED_ARTICLE.old}.mdx`,
    makeMistake: (text) => text.replace(/\n\n## /, '\n\n<Picture src="gone.jpg" alt="A board." />\n\n## '),
    message: new RegExp(`${RENAMED_ARTICLE.old}\\.mdx, line \\d+: There is no src/content/pictures/gone\\.jpg: put the file there`),
  },
]

/** Entries that contradict each other. */
export const CONTRADICTING_ENTRIES: readonly Mistake[] = [
  {
    file: 'pages/demo.yaml',
    makeMistake: (text) => text.replace(/^clients: \[ (.+?), /m, 'clients: [ $1s, '),
    message: /demo\.yaml, line \d+, clients › 1: There is no client "(.+)s" in src\/content\/shared\/clients\.yaml\. Did you mean "\1"/,
  },
  {
    file: `blog/${RENAMED_ARTICLE.old}.mdx`,
    makeMistake: (text) => text.replace(/\n\n## /, '\n\nThat is 2 + 2 = 5.\n\n## '),
    message: new RegExp(`${RENAMED_ARTICLE.old}\\.mdx, line \\d+: “2 \\+ 2 = 5” does not come out`),
  },
  {
    file: 'features/attendance-tracking.yaml',
    makeMistake: (text) => text.replace('id: dashboards', 'id: rates'),
    message: /attendance-tracking\.yaml, line \d+, blocks: The offer names "dashboards"/,
  },
  {
    file: 'features/policy-automation.yaml',
    makeMistake: (text) => text.replace(/^position: .*$/m, 'position: 1'),
    message: /policy-automation\.yaml, line \d+, position: .*\.yaml has 1 as well\. .*give it another/,
  },
  {
    file: 'features/policy-automation.yaml',
    makeMistake: (text) => text.replace(/^menu: .*\n/m, ''),
    message: /policy-automation\.yaml, line \d+, menu: The specification .* Add what is said of it there: menu: …/,
  },
  {
    file: `blog/${RENAMED_ARTICLE.old}.mdx`,
    makeMistake: (text) => text.replace('{#takeaways', '{#in-short'),
    message: new RegExp(`${RENAMED_ARTICLE.old}\\.mdx, line \\d+, sections: The specification has these anchors.*: takeaways\\.`),
  },
]

export const DUPLICATES: readonly Mistake[] = [
  {
    file: 'pages/comparison.yaml',
    makeMistake: (text, read) => text.replace(/^ {2}title: .*$/m, /^ {2}title: .*$/m.exec(read('pages/home.yaml'))?.[0] ?? ''),
    message: /comparison\.yaml, line \d+, meta › title: The page \/ has the same title/,
  },
]

/** Found only when the pages are built. */
export const DEAD_LINKS: readonly Mistake[] = [
  {
    file: `blog/${RENAMED_ARTICLE.old}.mdx`,
    makeMistake: (text) => text.replace(/\n\n## /, '\n\nSee [the takeaways](#takeawayz).\n\n## '),
    message: new RegExp(`${RENAMED_ARTICLE.old}\\.mdx, line \\d+: A link leads to /\\S+#takeawayz, and .* Did you mean "takeaways"`),
  },
]

/** Makes all mistakes at once. One build must report each with its file, its line and what to do. Then restores the files. */
export async function expectRefused({ folder, script }: Scratch, called: string, mistakes: readonly Mistake[]): Promise<void> {
  const content = join(folder, 'src/content')
  const read = (file: string) => readFileSync(join(content, file), 'utf8')
  const before = new Map<string, string>()
  for (const { file, makeMistake } of mistakes) {
    if (!before.has(file)) before.set(file, await readFile(join(content, file), 'utf8'))
    await editFile(join(content, file), (text) => makeMistake(text, read))
  }
  const built = await script('build')
  assert(built.code !== 0, `What should be refused is built and published: ${called}`)
  const missed = mistakes.filter(({ message }) => !message.test(built.output)).map(({ message }) => String(message))
  assert(
    missed.length === 0,
    `These mistakes are refused without naming file, line and fix:\n${missed.join('\n')}\n\nThe build said:\n${built.output}`,
  )
  for (const [file, text] of before) await writeFile(join(content, file), text)
}
