import { describe, expect, it } from 'vitest'
import { proseTags } from '#src/models/names/proseNames.ts'
import { readProse, toRenderedField } from '../proseData.ts'
import { createProseParser } from '../proseParser.ts'

const read = createProseParser(proseTags, { section: 'data-section', copyLink: 'data-copy', column: 'data-column' })
const proseOf = async (text: string) => readProse(toRenderedField(await read({ file: 'blog/a.mdx', text, sections: [] })))

describe('what stands in a text', () => {
  it.each([
    'Press <kbd lang="en">F1</kbd>, H<sub>2</sub>O.',
    'A line<br/>and another.',
    '<Picture src="a.png" decorative />',
    '<Chart id={"a"} />',
    '<Picture src="a.png" decorative={true} />',
    'A word. {/* Later. */}',
    '| a | b |\n|---|---|\n| - | ~~d~~ |\n\n- [x] done\n\nA note.[^1]\n\n[^1]: It.',
  ])('may be %j', async (text) => expect(await proseOf(text)).not.toEqual([]))
  it.each([
    ['<script>run()</script>', 'no <script>'],
    ['<a href="/faqs" onclick="run()">a</a> of it', 'has no onclick'],
    ['<form action="/x">a</form>', 'no <form>'],
    ['<iframe src="https://elsewhere.example"></iframe>', 'no <iframe>'],
    ['<video src="https://elsewhere.example/a.mp4"></video>', 'no <video>'],
    ['<svg><image href="https://elsewhere.example/a.png"/></svg>', 'no <svg>'],
    ['<p style="color: red">a</p>', 'has no style'],
    ['<Callout title="a" set:html="<script>run()</script>" />', 'has no set:html'],
    ['<Callout title="a" onclick="run()">a</Callout>', 'has no onclick'],
    ['<Callout src="a.png">a</Callout>', '<Callout> has no src in a text: it may have title.'],
    ['<KpiTable title="a" />', '<KpiTable> has no title in a text: it may have no attributes.'],
    ['<Callout title="a" title="b">a</Callout>', 'has title twice'],
    ['<a href="/faqs" href="javascript:run()">a</a> of it', 'has href twice'],
    ['\\`<Meta http-equiv="refresh" content="0" /> \\`', 'no <Meta>'],
    ['\\`<A href="javascript:run()">a</A> \\`', 'no <A>'],
    ['<a.b.c>a</a.b.c> of it', 'no <a.b.c>'],
    ['<img src="/a.png" alt="a" />', 'written <Picture'],
    ['![a](https://elsewhere.example/a.png)', 'written <Picture'],
    ['![a [b] c](https://elsewhere.example/a.png)', 'written <Picture'],
    ['![a]\n\n[a]: https://elsewhere.example/a.png', 'written <Picture'],
    ['<Chart id={1 + 1} />', 'in straight quotes: <Chart id="…">'],
    ['<Chart id={/x/} />', 'in straight quotes: <Chart id="…">'],
    ['<Chart id={null} />', 'in straight quotes: <Chart id="…">'],
    ['<Chart {...more} />', 'in straight quotes: <Chart name="…">'],
    ['It is {1 + 1}.', 'A text has no code'],
  ])(
    'may not be %j, which is told its line',
    async (text, message) =>
      await expect(proseOf(`Words.\n\n${text}`)).rejects.toMatchObject({ message: expect.stringContaining(message), line: 3 }),
  )
})
