import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import { type Guide, guidePdf } from '../../lib/build/guide/guidePdf'
import { single } from '../../registry/singleEntries'
import { BRAND } from '../../site/brand'
import { site } from '../../site/site'

export async function getStaticPaths() {
  const texts = await single('guideFrame')
  return (await getCollection('guides')).map(({ id, data: { withPolicy, chapters, ...data } }) => {
    const guide: Guide = { ...data, chapters: withPolicy ? [...chapters, texts.policy] : chapters }
    return { params: { slug: id }, props: { guide, footer: texts.footer, contents: texts.contents } }
  })
}

const font = (name: string) => `${process.cwd()}/.build/fonts/${name}.ttf`

/** A guide as a tagged PDF, made from the site's own content. */
export const GET: APIRoute<{ guide: Guide; footer: string; contents: string }> = async ({ props: { guide, ...texts } }) =>
  new Response(
    await guidePdf(guide, {
      fonts: { display: font('archivo-bold'), text: font('public-sans-regular'), bold: font('public-sans-bold') },
      colors: BRAND,
      brand: site.name,
      origin: site.url,
      ...texts,
      contacts: [
        { label: site.phone, url: site.phoneHref },
        { label: site.email, url: site.emailHref },
        { label: new URL(site.url).host, url: site.url },
      ],
    }),
  )
