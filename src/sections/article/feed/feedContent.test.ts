import { expect, it } from 'vitest'
import { writeFeedContent } from './feedContent.ts'

it('an article in a feed keeps the text and its structure, with absolute addresses and without controls', () => {
  const html =
    '<section id="a" class="b" data-document-section=""><h2>A</h2><button>Copy</button><svg></svg><div aria-hidden="true"><b>5</b></div><template>x</template><script>1</script><details class="template-part">whole</details><p><a href="/c#d" class="e">F</a> <a href="#a">G</a>, a <span class="unbroken">no-show</span></p><th scope="row">H</th></section>'
  expect(writeFeedContent(html, 'https://b.example/blog/x')).toBe(
    '<section id="a"><h2>A</h2><p><a href="https://b.example/c#d">F</a> <a href="https://b.example/blog/x#a">G</a>, a no-show</p><th scope="row">H</th></section>',
  )
})
it('an article in a feed keeps its picture files, each with its words, its size and its absolute address', () =>
  expect(
    writeFeedContent(
      '<figure class="a"><img src="/assets/a.jpg" width="640" height="480" alt="A &quot;board&quot;" loading="lazy" class="b"><figcaption>B</figcaption></figure>',
      'https://b.example/blog/x',
    ),
  ).toBe(
    '<figure><img src="https://b.example/assets/a.jpg" width="640" height="480" alt="A &quot;board&quot;"><figcaption>B</figcaption></figure>',
  ))
