import type { APIRoute } from 'astro'
import { guideFooter, industryGuide, securityGuide } from '../../content/guides'
import { industries } from '../../content/industries/all'
import { type Guide, guidePdf } from '../../lib/build/guidePdf'
import { BRAND } from '../../site/brand'
import { site } from '../../site/site'

export const getStaticPaths = () => [
  ...industries.map((industry) => ({ params: { slug: industry.slug }, props: { guide: industryGuide(industry) } })),
  { params: { slug: 'security-whitepaper' }, props: { guide: securityGuide } },
]

const font = (name: string) => `${process.cwd()}/.build/fonts/${name}.ttf`

/** A guide as a tagged PDF, made from the site's own content. */
export const GET: APIRoute<{ guide: Guide }> = async ({ props: { guide } }) =>
  new Response(
    await guidePdf(guide, {
      fonts: { display: font('archivo-bold'), text: font('public-sans-regular'), bold: font('public-sans-bold') },
      colors: BRAND,
      brand: site.name,
      footer: `${guideFooter} ${site.phone} · ${site.email}`,
    }),
  )
