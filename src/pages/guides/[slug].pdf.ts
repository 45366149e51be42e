import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import { singleData } from '../../lib/build/entries'
import { type Guide, guidePdf } from '../../lib/build/guidePdf'
import { industryGuide, securityGuide } from '../../sections/guide/guides'
import { BRAND } from '../../site/brand'
import { site } from '../../site/site'

export async function getStaticPaths() {
  const texts = singleData(await getCollection('guides'))
  const industries = await getCollection('industries')
  const security = singleData(await getCollection('dataSecurity'))
  return [
    ...industries.map(({ id, data }) => ({
      params: { slug: id },
      props: { guide: industryGuide(data, texts.industry, site.url), footer: texts.footer },
    })),
    { params: { slug: 'security-whitepaper' }, props: { guide: securityGuide(security, texts.security, site.url), footer: texts.footer } },
  ]
}

const font = (name: string) => `${process.cwd()}/.build/fonts/${name}.ttf`

/** A guide as a tagged PDF, made from the site's own content. */
export const GET: APIRoute<{ guide: Guide; footer: string }> = async ({ props: { guide, footer } }) =>
  new Response(
    await guidePdf(guide, {
      fonts: { display: font('archivo-bold'), text: font('public-sans-regular'), bold: font('public-sans-bold') },
      colors: BRAND,
      brand: site.name,
      footer,
      contacts: [
        { label: site.phone, url: site.phoneHref },
        { label: site.email, url: site.emailHref },
        { label: new URL(site.url).host, url: site.url },
      ],
    }),
  )
